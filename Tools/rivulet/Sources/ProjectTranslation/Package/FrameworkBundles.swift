/// A generator for a C module that creates the bundles of frameworks at program start.
///
/// All of a project's code is in a single program that loads no frameworks, but `Bundle(identifier:)` finds only bundles that have been
/// created.
enum FrameworkBundles {
  /// The name of the module.
  static let module = "FrameworkBundles"

  /// The text of the module's header, which declares nothing.
  static let header = "// Nothing calls this module.\n"

  /// The text of the module's code. `CFBundleCreate` is part of Foundation.
  static let code = """
    // Makes the bundles beside the program, so that Bundle(identifier:) finds them. Changes are overwritten.
    #include <dirent.h>
    #include <limits.h>
    #include <stdio.h>
    #include <string.h>
    #include <unistd.h>

    const void *CFURLCreateFromFileSystemRepresentation(const void *allocator, const unsigned char *path, long length, unsigned char isFolder);
    const void *CFBundleCreate(const void *allocator, const void *url);

    __attribute__((constructor)) static void start(void) {
      char folder[PATH_MAX], path[2 * PATH_MAX];
      ssize_t length = readlink("/proc/self/exe", folder, sizeof folder - 1);
      if (length < 0) return;
      folder[length] = 0;
      for (int step = 0; step < 2; step++) {
        char *slash = strrchr(folder, '/');
        if (!slash) return;
        *slash = 0;
      }
      DIR *bundles = opendir(strncat(folder, "/Frameworks", sizeof folder - strlen(folder) - 1));
      if (!bundles) return;
      for (struct dirent *entry; (entry = readdir(bundles));) {
        if (entry->d_name[0] == '.') continue;
        int count = snprintf(path, sizeof path, "%s/%s", folder, entry->d_name);
        // The bundle stays, or it would not be found.
        CFBundleCreate(NULL, CFURLCreateFromFileSystemRepresentation(NULL, (const unsigned char *)path, count, 1));
      }
      closedir(bundles);
    }

    """
}

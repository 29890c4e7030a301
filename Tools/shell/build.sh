# How programs are built that are run or measured. Sourced; expects $root, the repository's folder.

# Without the lines of the sources a build takes four fifths of the time; lld links faster than gold.
release_compiling=(-debug-info-format none -Xswiftc -use-ld=lld)

# Programs of the benchmark hold what they use of the library and of Swift's own, so that each is measured alone.
release_linking=("${release_compiling[@]}" --static-swift-stdlib)
release_arguments=(-c release --package-path "$root" --scratch-path "$root/.build-release" "${release_linking[@]}")

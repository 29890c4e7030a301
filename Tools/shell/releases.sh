# Runs the quick check on another release of Debian, in a bare system of its own. Sourced; expects $root, the repository's folder.

# What the Swift toolchain itself needs of a bare system, with headers of the release's C library.
toolchain_packages=(
  binutils ca-certificates git jq libc6-dev libcurl4-openssl-dev libedit2 libncurses-dev libpython3-dev libsqlite3-0 libxml2-dev libz3-dev pkg-config
  tzdata zlib1g-dev
)
declare -A compiler_headers=([bookworm]="libgcc-12-dev libstdc++-12-dev" [trixie]="libgcc-14-dev libstdc++-14-dev")

# The address that this machine gets Debian's packages from.
debian_mirror() {
  apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' | grep -m 1 '/debian/*$'
}

# What is mounted where, as the kernel lists it.
mount_list=/proc/mounts

# unmount_all FOLDER: unmounts what is mounted inside, innermost first.
unmount_all() {
  local place
  while read -r place; do umount "$place" || return 1; done < <(awk -v inside="$1/" 'index($2, inside) == 1 { print $2 }' "$mount_list" | sort -r)
}

# make_system RELEASE FOLDER PACKAGE…: makes a bare system of Debian's release with these packages, or takes the one that is there. Fails with a sentence
# where this machine cannot.
make_system() {
  local release="$1" system="$2" mirror
  shift 2
  if [[ "$(id -u)" != 0 ]]; then
    echo "Only root can make a bare system; nothing was checked on $release."
    return 2
  fi
  if ! mirror="$(debian_mirror)"; then
    echo "This machine has no source of Debian's packages; nothing was checked on $release."
    return 2
  fi
  # One that was ended half-way is made anew; what it has mounted is no part of it.
  if [[ -f "$system/.complete" ]]; then return 0; fi
  unmount_all "$system" || return 1
  rm -rf --one-file-system "$system"
  apt_get "" install --yes --no-install-recommends debootstrap || return 1
  limited debootstrap --variant=minbase --include="$(IFS=,; echo "$*")" "$release" "$system" "$mirror" || return 1
  touch "$system/.complete"
}

# run_in_system SYSTEM COMMAND: runs a line of bash in a bare system, with this machine's toolchain unless $without_toolchain is set.
run_in_system() {
  local toolchain=""
  if [[ -z "${without_toolchain-}" ]]; then toolchain="$(toolchain_folder)" && mkdir -p "$1$toolchain"; fi
  limited unshare --mount --fork bash -c '
    set -euo pipefail
    system="$1" toolchain="$2" command="$3"
    if [[ -n "$toolchain" ]]; then mount --bind "$toolchain" "$system$toolchain"; fi
    mount -t proc proc "$system/proc"
    mount --rbind /dev "$system/dev"
    cp /etc/resolv.conf "$system/etc/resolv.conf" 2>/dev/null || true
    cp -r /etc/apt/apt.conf.d/. "$system/etc/apt/apt.conf.d/" 2>/dev/null || true
    chroot "$system" /usr/bin/env -i HOME=/root LANG=C.UTF-8 "PATH=${toolchain:+$toolchain/usr/bin:}/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin" \
      bash -c "$command"
  ' system "$1" "$toolchain" "$2"
}

# check_release NAME: runs ./check --quick in a bare system of Debian's release, .build-NAME, with this machine's toolchain on a copy of the files that
# are committed.
check_release() {
  local system="$root/.build-$1" status=0
  # The names are a list of words on purpose.
  # shellcheck disable=SC2086
  make_system "$1" "$system" "${toolchain_packages[@]}" ${compiler_headers[$1]-} || status=$?
  if ((status != 0)); then return "$((status == 2 ? 0 : status))"; fi
  mkdir -p "$system/rivulet"
  # Build folders stay from run to run, files of the repository do not.
  find "$system/rivulet" -mindepth 1 -maxdepth 1 -not -name '.build*' -exec rm -rf {} +
  git -C "$root" archive HEAD | tar -x -C "$system/rivulet"
  run_in_system "$system" "apt-get -q update && cd /rivulet && RIVULET_CHECK_MINUTES=100 ./check --quick"
}

# check_packages: makes the packages, then on each release installs them on a bare system, makes an app, shows it in a window and packs it, and shows
# the packed app on another bare system that has no compiler.
check_packages() {
  local packages="$root/.build-release/packages" release author user status
  rm -rf "$packages"
  "$root/packaging/make" --output "$packages" || return 1
  for release in bookworm trixie; do
    status=0
    author="$root/.build-bare-$release" user="$root/.build-bare-$release-user"
    # shellcheck disable=SC2086
    make_system "$release" "$author" "${toolchain_packages[@]}" ${compiler_headers[$release]} || status=$?
    if ((status == 0)); then make_system "$release" "$user" ca-certificates || status=$?; fi
    if ((status != 0)); then return "$((status == 2 ? 0 : status))"; fi
    rm -rf "$author/packages" "$author/Weather" "$user/packages"
    cp -r "$packages" "$author/packages"
    cp "$root/packaging/window.sh" "$author/packages"
    run_in_system "$author" '
      set -euo pipefail
      export DEBIAN_FRONTEND=noninteractive
      apt-get -q update
      apt-get -q install --yes --no-install-recommends /packages/*.deb xvfb xdotool
      rivulet doctor
      cd / && rivulet new Weather && cd Weather
      begun=$SECONDS
      bash /packages/window.sh Weather rivulet run
      echo "From nothing but the compiler to a window: $((SECONDS - begun)) s"
      ((SECONDS - begun < 30))
      rivulet test
      rivulet bundle --deb --output /packages' || return 1
    cp -r "$author/packages" "$user/packages"
    rm -f "$user"/packages/librivulet-dev_*
    without_toolchain=1 run_in_system "$user" '
      set -euo pipefail
      export DEBIAN_FRONTEND=noninteractive
      apt-get -q update
      apt-get -q install --yes --no-install-recommends /packages/*.deb xvfb xdotool
      bash /packages/window.sh Weather weather
      RIVULET_SCREENLESS="tap Greet; texts" weather | grep "Greeted 1 time"' || return 1
    echo "The packages work on $release."
  done
}

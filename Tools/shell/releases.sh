# Runs the quick check on another release of Debian, in a bare system of its own. Sourced; expects $root, the repository's folder.

# What the Swift toolchain itself needs of a bare system.
toolchain_packages=(
  binutils ca-certificates git jq libc6-dev libcurl4-openssl-dev libedit2 libgcc-14-dev libncurses-dev libpython3-dev libsqlite3-0
  libstdc++-14-dev libxml2-dev libz3-dev pkg-config tzdata zlib1g-dev
)

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

# check_release NAME: makes a bare system of Debian's release NAME in .build-NAME, or takes the one that is there, and runs ./check --quick in it with
# this machine's toolchain on a copy of the files that are committed.
check_release() {
  local release="$1" system="$root/.build-$1" mirror toolchain
  if [[ "$(id -u)" != 0 ]]; then
    echo "Only root can make a bare system; nothing was checked on $release."
    return 0
  fi
  if ! mirror="$(debian_mirror)"; then
    echo "This machine has no source of Debian's packages; nothing was checked on $release."
    return 0
  fi
  toolchain="$(dirname "$(dirname "$(dirname "$(readlink -f "$(command -v swift)")")")")"
  # One that was ended half-way is made anew; what it has mounted is no part of it.
  if [[ ! -f "$system/.complete" ]]; then
    unmount_all "$system" || return 1
    rm -rf --one-file-system "$system"
    apt_get "" install --yes --no-install-recommends debootstrap || return 1
    limited debootstrap --variant=minbase --include="$(IFS=,; echo "${toolchain_packages[*]}")" "$release" "$system" "$mirror" || return 1
    touch "$system/.complete"
  fi
  mkdir -p "$system/rivulet" "$system$toolchain"
  # Build folders stay from run to run, files of the repository do not.
  find "$system/rivulet" -mindepth 1 -maxdepth 1 -not -name '.build*' -exec rm -rf {} +
  git -C "$root" archive HEAD | tar -x -C "$system/rivulet"
  limited unshare --mount --fork bash -c '
    set -euo pipefail
    system="$1" toolchain="$2"
    mount --bind "$toolchain" "$system$toolchain"
    mount -t proc proc "$system/proc"
    mount --rbind /dev "$system/dev"
    cp /etc/resolv.conf "$system/etc/resolv.conf" 2>/dev/null || true
    cp -r /etc/apt/apt.conf.d/. "$system/etc/apt/apt.conf.d/" 2>/dev/null || true
    chroot "$system" /usr/bin/env -i HOME=/root LANG=C.UTF-8 "PATH=$toolchain/usr/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin" \
      bash -c "apt-get -q update && cd /rivulet && RIVULET_CHECK_MINUTES=100 ./check --quick"
  ' release "$system" "$toolchain"
}

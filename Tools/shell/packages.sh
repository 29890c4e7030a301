# Installs what Tools/system-packages.txt names. Sourced; expects $root, the repository's folder.

# Prints the packages of one section of the list, one a line.
packages_in_section() {
  awk -v heading="[$1]" '
    { sub(/#.*/, ""); gsub(/[[:space:]]/, "") }
    /^\[/ { inside = ($0 == heading); next }
    inside && $0 != "" { print }
  ' "${package_list:-$root/Tools/system-packages.txt}"
}

# Prints those packages of the sections that are not installed.
missing_packages() {
  local section package
  for section in "$@"; do
    for package in $(packages_in_section "$section"); do
      [[ "$(dpkg-query --show --showformat '${db:Status-Abbrev}' "$package" 2>/dev/null)" == ii* ]] || printf '%s\n' "$package"
    done
  done
}

# Whether a step, or all of them where its name is empty, needs packages that are not installed.
lacks_packages() {
  case "$1" in format | status) return 1 ;; esac
  [[ -n "$(missing_packages build runtime test)" ]]
}

# Prints what has to stand before apt-get: nothing for root, sudo for others, and fails where neither will do.
administrator_prefix() {
  if [[ "$(id -u)" == 0 ]]; then return 0; fi
  command -v sudo >/dev/null || return 1
  # Without a terminal nobody can type a password; sudo then has to fail instead of waiting.
  if [[ -t 0 ]]; then echo "sudo"; else echo "sudo --non-interactive"; fi
}

# Installs the missing packages of the sections: install_packages build runtime test. Says the exact line to run where it cannot.
install_packages() {
  local missing prefix line
  missing="$(missing_packages "$@" | sort -u | tr '\n' ' ')"
  missing="${missing% }"
  if [[ -z "$missing" ]]; then
    echo "All system packages are installed."
    return 0
  fi
  line="apt-get update && apt-get install --yes --no-install-recommends $missing"
  if ! command -v apt-get >/dev/null; then
    echo "Missing: $missing. This system has no apt-get; install packages of the same content, then start again."
    return 1
  fi
  echo "Installing $missing"
  # The prefix and the names are lists of words on purpose.
  # shellcheck disable=SC2086
  if prefix="$(administrator_prefix)" && apt_get "$prefix" update && apt_get "$prefix" install --yes --no-install-recommends $missing; then
    return 0
  fi
  echo "Could not install system packages. Run this line as administrator, then start again:"
  if [[ "$(id -u)" == 0 ]]; then echo "  $line"; else echo "  sudo sh -c '$line'"; fi
  return 1
}

# apt-get with the prefix of its first argument, asking no questions.
apt_get() {
  local prefix="$1"
  shift
  # shellcheck disable=SC2086
  $prefix env DEBIAN_FRONTEND=noninteractive apt-get -q "$@" </dev/null
}

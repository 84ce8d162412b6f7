#!/usr/bin/env bash
# Brings MySQL's own server to a Debian that only has MariaDB: unpacks Debian's newest package beside the system, with the libraries that it
# needs, and installs nothing. Needs apt and the network; takes about 50 MB to download and 300 MB of disk.
#
#   test/support/mysql-server.sh FOLDER
#
# Prints the program to name in TEST_MYSQL_SERVER.
set -euo pipefail

[ $# -eq 1 ] || { sed -n '2,7s/^# \{0,1\}//p' "$0" >&2; exit 2; }
folder=$(realpath -m "$1")
server=$folder/usr/bin/mysqld
mkdir -p "$folder"/apt/{parts,lists/partial,cache/archives/partial,packages}

mirror=$(grep -rhoE 'https?://[^ ]+/debian/?( |$)' /etc/apt/sources.list /etc/apt/sources.list.d/ 2>/dev/null | head -1 | tr -d ' ' || true)
cat >"$folder/apt/parts/newest.sources" <<SOURCES
Types: deb
URIs: ${mirror:-http://deb.debian.org/debian}
Suites: sid
Components: main
Signed-By: /usr/share/keyrings/debian-archive-keyring.gpg
SOURCES
# A mirror may lag behind the date up to which its list is valid; the signature of the list is still checked.
options=(
  -o Dir::Etc::SourceList="$folder/apt/none" -o Dir::Etc::SourceParts="$folder/apt/parts" -o Dir::State::Lists="$folder/apt/lists"
  -o Dir::Cache="$folder/apt/cache" -o Acquire::Check-Valid-Until=false -o APT::Sandbox::User=root
)
apt-get "${options[@]}" -qq update

only=(--no-recommends --no-suggests --no-conflicts --no-breaks --no-replaces --no-enhances)
needed=$(apt-cache "${options[@]}" depends --recurse "${only[@]}" mysql-server-core 2>/dev/null)
# The libraries, without those that only the scripts of packages use.
mapfile -t packages < <(
  grep -E '^(mysql-server-core|lib[a-z0-9+.-]+|gcc-[0-9]+-base)$' <<<"$needed" |
    grep -vE '^lib(perl|text|locale|pam|selinux|sem|audit|cap-ng|acl|attr|bz2|debconf)' | sort -u
)
cd "$folder/apt/packages"
apt-get "${options[@]}" -qq download "${packages[@]}"
for package in *.deb; do dpkg-deb -x "$package" "$folder"; done

# The program needs the libraries that it was built with, and their loader.
loader=$(find "$folder" -name ld-linux-x86-64.so.2 -o -name ld-linux-aarch64.so.1 | head -1)
libraries=$(dirname "$(find "$folder/usr/lib" -name 'libc.so.6' | head -1)")
mkdir -p "$(dirname "$server")"
printf '#!/bin/sh\nexec %q --library-path %q %q "$@"\n' "$loader" "$libraries:$libraries/mysql" "$folder/usr/sbin/mysqld" >"$server"
chmod +x "$server"
"$server" --version >&2
echo "$server"

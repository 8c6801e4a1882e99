#!/bin/sh
# Runs an archive in a bare Debian without network, registry, Node and PostgreSQL, as nobody, all of it read-only but
# DATA_DIR. By root:
#   debootstrap --variant=minbase bookworm /tmp/bare-debian
#   sh bin/package/try-archive.sh .cache/package/anlanh-….tar.gz /tmp/bare-debian [PORT]
set -eu
archive=$(readlink -f "$1")
debian=$(readlink -f "$2")
port=${3:-4490}
if [ -z "${IN_NAMESPACE:-}" ]; then
  exec env IN_NAMESPACE=1 unshare --net --mount --pid --fork --kill-child sh "$0" "$archive" "$debian" "$port"
fi
(cd "$(dirname "$archive")" && sha256sum --check "$(basename "$archive").sha256")
ip link set lo up
root=$(mktemp -d)
mount --bind "$debian" "$root"
mount -t tmpfs -o mode=755 tmpfs "$root/opt"
tar -xzf "$archive" -C "$root/opt"
home=/opt/$(ls "$root/opt")
# ProtectSystem=strict: nothing can be written but these two.
mount -o remount,bind,ro "$root"
mount -o remount,ro "$root/opt"
mount -t tmpfs -o mode=1777 tmpfs "$root/tmp"
mount -t tmpfs -o mode=700,uid=65534,gid=65534 tmpfs "$root/var/lib"
mount -t proc proc "$root/proc"
mount --bind /dev "$root/dev"
become_nobody() {
  exec chroot "$root" /usr/bin/setpriv --reuid=65534 --regid=65534 --clear-groups --no-new-privs --bounding-set=-all \
    /usr/bin/env -i PATH=/usr/bin:/bin HOME=/tmp TMPDIR=/tmp PORT="$port" DATA_DIR=/var/lib/data "$@"
}
as_nobody() { (become_nobody "$@"); }
as_nobody sh -c '! touch /opt/x 2>/dev/null && ! command -v node && ! command -v psql && id -u'
become_nobody "$home/anlanh" >"/tmp/try-archive.out" 2>&1 &
shop=$!
ready="fetch('http://127.0.0.1:$port/api/health/ready').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"
tries=0
until as_nobody "$home/node_modules/.bin/node" -e "$ready"; do
  tries=$((tries + 1))
  if [ $tries -gt 240 ] || ! kill -0 $shop; then cat /tmp/try-archive.out; exit 1; fi
  sleep 1
done
cat /tmp/try-archive.out
look="fetch('http://127.0.0.1:$port/').then(async (answer) => console.log('/', answer.status, (await answer.text()).length, 'bytes'))"
as_nobody "$home/node_modules/.bin/node" -e "$look"
as_nobody "$home/anlanh" upgrade --check
as_nobody "$home/anlanh" doctor
kill -TERM $shop
wait $shop
echo 'Stopped with 0.'

#!/bin/sh
# What nginx runs in compose: nginx.conf of this folder, in front of every container of the site. Those come and go, so
# nginx asks Docker's name server for their addresses (`resolve`: nginx 1.27.3 and newer). It runs without any right, on
# a read-only file system: high ports, and everything that it writes in /tmp.
set -eu
conf=${1:-/etc/cornerpin/nginx.conf}
folder=${2:-/tmp}

sed -e 's#server 127\.0\.0\.1:3000 max_fails=0;#zone cornerpin 64k; resolver 127.0.0.11 valid=2s ipv6=off; server site:3000 resolve max_fails=0;#' \
    -e 's#listen \(\[::\]:\)\{0,1\}80;#listen \18080;#' \
    -e 's#listen \(\[::\]:\)\{0,1\}443 #listen \18443 #' \
    -e 's#/var/log/nginx/cornerpin.log#/dev/stdout#' "$conf" > "$folder/site.conf"

cat > "$folder/nginx.conf" <<EOF
worker_processes auto;
pid $folder/nginx.pid;
error_log /dev/stderr warn;
events { worker_connections 4096; }
http {
    client_body_temp_path $folder/client_body;
    proxy_temp_path $folder/proxy;
    fastcgi_temp_path $folder/fastcgi;
    uwsgi_temp_path $folder/uwsgi;
    scgi_temp_path $folder/scgi;
    include $folder/site.conf;
}
EOF
exec nginx -c "$folder/nginx.conf" -g 'daemon off;'

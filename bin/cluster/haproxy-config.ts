import type { Proxy, Topology } from './topology.ts'

/** What only a proxy that strangers reach has. */
export interface Outside {
  /** The file of the certificate and its key. */
  certificate: string
  user: string
}

/** The file of HAProxy: who leads among the databases, and which web processes are ready. */
export function haproxyConfig(topology: Topology, outside?: Outside): string {
  const { databases, webs, proxy } = topology
  const ofDatabases = databases.map(
    ({ name, host, port, restPort }) => `  server ${name} ${host}:${port} check port ${restPort}`,
  )
  const ofWebs = webs.map(({ name, host, port }) => `  server ${name} ${host}:${port} check`)
  return `global
  maxconn 8000
${outside ? `  user ${outside.user}\n  group ${outside.user}\n  log /dev/log local0 notice\n` : ''}
defaults
  timeout connect 3s
  timeout queue 5s
  timeout check 2s
  default-server inter 1s fastinter 500ms downinter 1s fall 2 rise 1

# The leader alone. Connections to who leads no longer are cut at once: their owners ask anew.
listen writes
  bind 127.0.0.1:${proxy.writesPort}
${databaseOptions('/primary')}
${ofDatabases.join('\n')}

# Standbys that are no more than 16 MB behind: for copies and programs of others. The shop asks each standby itself
# (DATABASE_READ_URL), as it must know what each has.
listen reads
  bind 127.0.0.1:${proxy.readsPort}
  balance leastconn
${databaseOptions('/replica?lag=16MB')}
${ofDatabases.join('\n')}

frontend shop
  bind ${shopAddress(proxy, outside)}
  mode http
  timeout http-request 15s
  timeout client 100s
  # Only this proxy says where somebody comes from, and names requests.
  http-request set-header X-Request-Id %[uuid()]
  # When it came, in microseconds: a shop that is behind sees who waits before it.
  http-request set-header X-Request-Start t=%[date(0,us)]
  http-request del-header X-Forwarded-For
  option forwardfor
  # When none is ready, because the database is away, they are asked all the same: each says in the visitor's words that
  # the shop is busy, and when to come again.
  use_backend ready if { nbsrv(ready) gt 0 }
  default_backend alive

backend ready
${webOptions('/api/health/ready')}
${ofWebs.join('\n')}

backend alive
${webOptions('/api/health/live')}
${ofWebs.join('\n')}
`
}

function databaseOptions(path: string): string {
  return `  mode tcp
  option httpchk OPTIONS ${path}
  http-check expect status 200
  default-server on-marked-down shutdown-sessions
  option clitcpka
  option srvtcpka
  # A migration may say nothing for hours; who is dead is found out by the checks.
  timeout client 13h
  timeout server 13h`
}

/** A little longer than the shop's own patience with a connection that stands still. */
function webOptions(path: string): string {
  return `  mode http
  balance roundrobin
  option httpchk GET ${path}
  http-check expect status 200
  option redispatch 1
  retries 2
  # A request that reached nobody is given to another; one that may have been heard never is.
  retry-on conn-failure
  timeout server 100s`
}

function shopAddress({ shopHost, shopPort }: Proxy, outside?: Outside): string {
  if (!outside) return `${shopHost}:${shopPort}`
  return `${shopHost}:${shopPort} ssl crt ${outside.certificate} alpn h2,http/1.1
  bind ${shopHost}:80
  http-request redirect scheme https unless { ssl_fc }`
}

import type { EtcdMember, Topology } from './topology.ts'

/** The file that `etcd --config-file` reads, of one member. */
export function etcdConfig({ etcd }: Topology, member: EtcdMember): string {
  const all = etcd.map((each) => `${each.name}=${peerUrl(each)}`).join(',')
  return `name: ${member.name}
data-dir: ${member.dataDir}
listen-client-urls: ${clientUrl(member)}
advertise-client-urls: ${clientUrl(member)}
listen-peer-urls: ${peerUrl(member)}
initial-advertise-peer-urls: ${peerUrl(member)}
initial-cluster: ${all}
initial-cluster-token: anlanh
initial-cluster-state: new
# A member that says nothing for a second is done without.
heartbeat-interval: 100
election-timeout: 1000
auto-compaction-retention: '1'
# Patroni keeps its lock by version 2 of the API (see its file); version 3 over HTTP tells who leads etcd.
enable-v2: true
enable-grpc-gateway: true
logger: zap
log-level: warn
`
}

function clientUrl({ host, clientPort }: EtcdMember): string {
  return `http://${host}:${clientPort}`
}

function peerUrl({ host, peerPort }: EtcdMember): string {
  return `http://${host}:${peerPort}`
}

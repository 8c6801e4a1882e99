import { shopSettings } from '#server/platform/embedded-postgres/flags.ts'
import { archiveParameters, replicaMethods, restoreCommand } from './backup-config.ts'
import type { DatabaseNode, Topology } from './topology.ts'

/**
 * The file of Patroni on one node. Passwords are not in it: they come by PATRONI_… variables. What stands under
 * `bootstrap` is read once, when the cluster is made; later it is changed by `patronictl edit-config`.
 */
export function patroniConfig(topology: Topology, node: DatabaseNode): string {
  return `scope: anlanh
name: ${node.name}
restapi:
  listen: ${node.host}:${node.restPort}
  connect_address: ${node.host}:${node.restPort}
watchdog:
  mode: '${topology.watchdog}'
# Not \`etcd3\`: with it Patroni 3.0.2 writes the lock without a look at whose it is once its lease is over. A leader that
# stood still for a while took the lead back, and what had been answered meanwhile was gone.
etcd:
  hosts: ${topology.etcd.map(({ host, clientPort }) => `${host}:${clientPort}`).join(',')}
bootstrap:
  dcs:
    # loop_wait + 2 * retry_timeout must not exceed ttl. A leader that vanishes is followed within ttl and some
    # two seconds. From version 3.2 on Patroni takes no ttl below 20: then the longest is about 23 seconds.
    ttl: 8
    loop_wait: 2
    retry_timeout: 3
    # PostgreSQL that died under a living Patroni is not waited for: another leads.
    primary_start_timeout: 0
    # What was answered lies on two disks, and only who has it may lead. Without any other node the leader goes
    # on alone, and then nobody else is promoted.
    synchronous_mode: true
    synchronous_node_count: 1
    check_timeline: true
    # Without etcd the leader stays as long as all others agree.
    failsafe_mode: true
    postgresql:
      use_pg_rewind: true
      use_slots: true
      parameters:
${indented(8, { ...parameters(node), ...(topology.repository ? archiveParameters : {}) })}
${topology.repository ? `      recovery_conf:\n        restore_command: '${restoreCommand}'\n` : ''}  initdb:
    - encoding: UTF8
    - locale: C.UTF-8
    - data-checksums
postgresql:
  listen: ${node.host}:${node.port}
  connect_address: ${node.host}:${node.port}
  data_dir: ${node.dataDir}
  bin_dir: ${topology.postgresBin}
  parameters:
    unix_socket_directories: ${topology.socketDir}
  pg_hba:
    - local all postgres scram-sha-256
    - host replication replicator ${topology.network} scram-sha-256
    - host all all ${topology.network} scram-sha-256
${topology.repository ? replicaMethods : ''}`
}

function parameters({ maxConnections, sharedBuffers }: DatabaseNode): Record<string, unknown> {
  return {
    ...shopSettings,
    max_connections: maxConnections,
    shared_buffers: sharedBuffers,
    synchronous_commit: 'on',
    wal_log_hints: 'on',
    wal_keep_size: '512MB',
    max_wal_size: '1GB',
    // A standby, a leader or a client that vanished without a word is noticed in seconds.
    wal_sender_timeout: '5s',
    wal_receiver_timeout: '5s',
    tcp_keepalives_idle: 10,
    tcp_keepalives_interval: 5,
    tcp_keepalives_count: 3,
  }
}

function indented(by: number, values: Record<string, unknown>): string {
  const lines = Object.entries(values).map(([name, value]) => `${name}: ${yamlOf(value)}`)
  return lines.map((line) => ' '.repeat(by) + line).join('\n')
}

function yamlOf(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : String(value)
}

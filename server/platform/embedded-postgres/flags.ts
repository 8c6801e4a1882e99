import type { Endpoint } from './endpoint.ts'

/** What suits a shop's queries and keeps people's data out of logs, wherever its PostgreSQL runs. */
export const shopSettings = {
  random_page_cost: 1.1,
  // Containers give little /dev/shm, and a shop's queries are short: no parallel plans, no JIT.
  max_parallel_workers_per_gather: 0,
  jit: 'off',
  log_min_messages: 'warning',
  // Rows and statements hold names and addresses: not in a log file.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_line_prefix: '%m [%p] ',
  timezone: 'UTC',
  log_timezone: 'UTC',
}

/** How PostgreSQL is told its settings: all on the command line, so that none is left from before. */
export function flagsOf(directory: string, endpoint: Endpoint, unsafeFast = false): string[] {
  const settings = {
    port: endpoint.port,
    listen_addresses: endpoint.socketDir ? '' : '127.0.0.1',
    unix_socket_directories: endpoint.socketDir,
    unix_socket_permissions: '0700',
    max_connections: 100,
    shared_buffers: '256MB',
    effective_cache_size: '1GB',
    max_wal_size: '2GB',
    // Where to, or nowhere, is in a file that may change while it runs (server/platform/backup/archiving.ts).
    archive_mode: unsafeFast ? 'off' : 'on',
    ...shopSettings,
    ...(unsafeFast ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' } : {}),
  }
  const pairs = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  return ['-D', directory, ...pairs]
}

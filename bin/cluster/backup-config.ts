import type { DatabaseNode, Topology } from './topology.ts'

/** Under which name pgBackRest knows the cluster. */
export const stanza = 'anlanh'

/** What Patroni tells PostgreSQL, so that its log goes to pgBackRest's repository and comes from there. */
export const archiveParameters = {
  archive_mode: 'on',
  archive_timeout: '60s',
  archive_command: `pgbackrest --stanza=${stanza} archive-push %p`,
} as const

export const restoreCommand = `pgbackrest --stanza=${stanza} archive-get %f "%p"`

/** A new node comes from the repository, which costs who leads nothing; from who leads where there is none. */
export const replicaMethods = `  create_replica_methods: [pgbackrest, basebackup]
  pgbackrest:
    command: pgbackrest --stanza=${stanza} --delta restore
    keep_data: true
    no_params: true
  basebackup:
    checkpoint: fast
`

export interface Repository {
  /** Lines of pgBackRest's file: where it is. Keys and the pass of the cipher are in conf.d, mode 600. */
  where: readonly string[]
  spool: string
  lock: string
  log: string
}

/** The file of pgBackRest, the same on all machines of databases. */
export function pgbackrestConfig(
  { socketDir }: Topology,
  { dataDir, port }: DatabaseNode,
  { where, spool, lock, log }: Repository,
): string {
  return `[global]
${where.join('\n')}
# The last two of Sundays, and of each day between them.
repo1-retention-full=2
repo1-retention-diff=7
compress-type=zst
process-max=2
spool-path=${spool}
lock-path=${lock}
log-path=${log}
log-level-console=warn
archive-async=y
# A repository that takes nothing must not fill the database's disk: then the log is given up, in the open
# (archive-push drops it and says so), and the next backup begins a new stretch that can be restored.
archive-push-queue-max=4GiB

# A backup spreads its checkpoint over minutes; a restore takes all cores.
[global:restore]
process-max=4

[${stanza}]
pg1-path=${dataDir}
pg1-port=${port}
pg1-socket-path=${socketDir}
pg1-user=postgres
`
}

/** Of this kind (\`full\` or \`diff\`), on the machine that leads just then; the others skip it. */
export function backupService({ host, restPort }: DatabaseNode): string {
  return `[Unit]
Description=An Lành, %i backup
After=patroni.service

[Service]
Type=oneshot
User=postgres
ExecCondition=/usr/bin/curl --silent --fail --max-time 5 --output /dev/null http://${host}:${restPort}/primary
ExecStart=/usr/bin/pgbackrest --stanza=${stanza} --type=%i backup
ExecStartPost=/usr/bin/pgbackrest --stanza=${stanza} check
Nice=10
IOSchedulingClass=idle
`
}

/** At night in Vietnam. */
export function backupTimer(kind: 'full' | 'diff'): string {
  const days = kind === 'full' ? 'Sun' : 'Mon..Sat'
  return `[Unit]
Description=An Lành, ${kind} backups

[Timer]
OnCalendar=${days} 02:30 Asia/Ho_Chi_Minh
Unit=anlanh-backup@${kind}.service
Persistent=yes

[Install]
WantedBy=timers.target
`
}

/** A shop on one machine with the embedded database: the same command as by hand. */
export const embeddedBackup = {
  service: `[Unit]
Description=An Lành, backup of the embedded database

[Service]
Type=oneshot
User=anlanh
WorkingDirectory=/opt/anlanh
EnvironmentFile=/etc/anlanh/shop.env
Environment=DATA_DIR=/var/lib/anlanh-web
ExecStart=/opt/anlanh/node_modules/.bin/node --disable-warning=ExperimentalWarning bin/backup.ts
Nice=10
IOSchedulingClass=idle
`,
  timer: `[Unit]
Description=An Lành, nightly backup of the embedded database

[Timer]
OnCalendar=02:30 Asia/Ho_Chi_Minh
Persistent=yes

[Install]
WantedBy=timers.target
`,
} as const

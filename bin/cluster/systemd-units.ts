import memory from '../server-memory.json' with { type: 'json' }
import type { Topology } from './topology.ts'

/** Where the built project lies on a machine that sells; nobody but root writes there. */
const home = '/opt/anlanh'

/** The unit of one role: nobody's rights, and nothing to write to but its own folder. */
export function systemdUnit(role: 'web' | 'worker'): string {
  const environment = Object.entries(memory.env).map(([name, value]) => `${name}=${value}`)
  return `[Unit]
Description=An Lành, ${role}
After=network-online.target haproxy.service
Wants=network-online.target
# It waits for a database that is away as long as that takes.
StartLimitIntervalSec=0

[Service]
User=anlanh
Group=anlanh
WorkingDirectory=${home}
EnvironmentFile=/etc/anlanh/shop.env
Environment=ROLE=${role} DATA_DIR=/var/lib/anlanh-${role}
Environment=${environment.join(' ')}
ExecStart=${home}/node_modules/.bin/node --disable-warning=ExperimentalWarning ${memory.arguments.join(' ')} server/main.ts
Restart=always
RestartSec=2
# 78: somebody must change something first (docs/operations.md).
RestartPreventExitStatus=78
# The proxy leaves it in 5 s, then its last requests have 15 s.
TimeoutStopSec=30
StateDirectory=anlanh-${role}
StateDirectoryMode=0700
UMask=0077
NoNewPrivileges=yes
CapabilityBoundingSet=
ProtectSystem=strict
ProtectHome=yes
PrivateTmp=yes
PrivateDevices=yes
ProtectKernelTunables=yes
ProtectKernelModules=yes
ProtectKernelLogs=yes
ProtectControlGroups=yes
ProtectClock=yes
ProtectHostname=yes
ProtectProc=invisible
RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX AF_NETLINK
RestrictNamespaces=yes
RestrictRealtime=yes
RestrictSUIDSGID=yes
LockPersonality=yes
SystemCallArchitectures=native
LimitNOFILE=16384

[Install]
WantedBy=multi-user.target
`
}

/** What both roles read on every machine, mode 600; the keys are the same everywhere. */
export function shopEnvironment({ proxy, databases }: Topology): string {
  const nodes = databases.map(({ host, port }) => `${host}:${port}`).join(',')
  return `APP_ENV=production
# 10.20.0.22 on the other machine.
HOST=10.20.0.21
PORT=3000
PUBLIC_URL=https://shop.example
# HAProxy of this machine, which knows who leads.
DATABASE_URL=postgresql://anlanh:PASSWORD@127.0.0.1:${proxy.writesPort}/anlanh
# All three, whoever leads: lists and reports are read from those that follow. Left out, all is read where writes go.
DATABASE_READ_URL=postgresql://anlanh:PASSWORD@${nodes}/anlanh
SECRET_KEY=
CODE_KEY=
# Both machines' HAProxy, which say where somebody comes from.
TRUSTED_PROXIES=10.20.0.21,10.20.0.22
`
}

/** What Patroni reads beside its file, mode 600 and the same on every node. */
export function patroniEnvironment(variables: Readonly<Record<string, string>>): string {
  return Object.entries(variables)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('')
}

import { backupService, backupTimer, embeddedBackup, pgbackrestConfig } from './backup-config.ts'
import { containerRecipe } from './container-files.ts'
import { etcdConfig } from './etcd-config.ts'
import { grafanaDashboard } from './monitoring/grafana-dashboard.ts'
import { prometheusRules } from './monitoring/prometheus-rules.ts'
import { haproxyConfig } from './haproxy-config.ts'
import { helmChart } from './helm-chart.ts'
import { patroniConfig } from './patroni-config.ts'
import { patroniSecrets } from './secrets.ts'
import { patroniEnvironment, shopEnvironment, systemdUnit } from './systemd-units.ts'
import { onSeveralMachines } from './topology.ts'

const made =
  'Made by `npm run cluster -- --write-deploy`; how it is used: docs/operations/cluster.md.'
const outside = { certificate: '/etc/anlanh/shop.pem', user: 'haproxy' }

/** The files of deploy/, by their names: the same words that `npm run cluster` runs with. */
export function deployFiles(): Record<string, string> {
  const topology = onSeveralMachines
  const nodes = topology.databases.flatMap((node, at) => [
    [`${node.name}/patroni.yml`, patroniConfig(topology, node)],
    [`${node.name}/etcd.yml`, etcdConfig(topology, topology.etcd[at]!)],
    [`${node.name}/pgbackrest.conf`, pgbackrestConfig(topology, node, topology.repository!)],
    [`${node.name}/anlanh-backup@.service`, backupService(node)],
  ])
  const noSecrets = patroniSecrets({ superuser: '', replication: '', restApi: '' })
  const files = {
    ...(Object.fromEntries(nodes) as Record<string, string>),
    'patroni.env': patroniEnvironment(noSecrets),
    'haproxy.cfg': haproxyConfig(topology, outside),
    'anlanh-backup-full.timer': backupTimer('full'),
    'anlanh-backup-diff.timer': backupTimer('diff'),
    'anlanh-backup.service': embeddedBackup.service,
    'anlanh-backup.timer': embeddedBackup.timer,
    'anlanh-web.service': systemdUnit('web'),
    'anlanh-worker.service': systemdUnit('worker'),
    'shop.env': shopEnvironment(topology),
    Containerfile: containerRecipe(),
    ...helmChart(),
    'prometheus-rules.yml': prometheusRules(),
  }
  const marked = Object.entries(files).map(([name, text]) => [name, `# ${made}\n${text}`])
  // JSON has no place for a remark.
  return { ...(Object.fromEntries(marked) as Record<string, string>), ...boards() }
}

function boards(): Record<string, string> {
  return { 'grafana-dashboard.json': grafanaDashboard() }
}

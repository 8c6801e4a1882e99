import { burns, objectives, type Objective } from './objectives.ts'

/** The file of Prometheus' rules: how much of each budget goes, who is told, and what is never right. */
export function prometheusRules(): string {
  const groups = [
    { name: 'anlanh-budgets', rules: objectives.flatMap(recordings) },
    { name: 'anlanh-burns', rules: objectives.flatMap(alertsOf) },
    { name: 'anlanh-faults', rules: faults.map(({ rule }) => rule) },
  ]
  return `groups:\n${groups.map(groupText).join('')}`
}

interface Rule {
  [field: string]: string | Record<string, string>
}

/** What is wrong at once, whatever the month was like. */
export const faults: readonly { figure: string; rule: Rule }[] = [
  fault('FiguresMissing', 'database_figures_missing', 'max(database_figures_missing) == 1', '2m', {
    summary: 'The database cannot be read',
    page: 'database-lost.md',
  }),
  fault('NoWorker', 'outbox_oldest_seconds', 'max(outbox_oldest_seconds) > 60', '5m', {
    summary: 'Nothing takes events out of the outbox: no worker runs',
    page: 'database-lost.md',
  }),
  fault('WorkGivenUp', 'dead_letters', 'max by (group) (dead_letters) > 0', '10m', {
    summary: 'Work was given up; somebody looks at /quan-tri/viec-bi-loi/',
    page: 'provider-down.md',
  }),
  fault(
    'MessagesStand',
    'jobs_oldest_seconds',
    'max(jobs_oldest_seconds{group="messages"}) > 900',
    '1m',
    { summary: 'No channel takes messages', page: 'provider-down.md' },
  ),
  fault('StandbyLeftOut', 'standby_left_out', 'max by (standby) (standby_left_out) == 1', '10m', {
    summary: 'A standby is too far behind or away: lists and reports are read where writes go',
    page: 'cluster.md',
  }),
]

function fault(
  alert: string,
  figure: string,
  expr: string,
  wait: string,
  { summary, page }: { summary: string; page: string },
) {
  const rule = {
    alert: `Anlanh${alert}`,
    expr,
    for: wait,
    labels: { severity: 'page' },
    annotations: { summary, page: pageOf(page) },
  }
  return { figure, rule }
}

function recordings({ name, badShare }: Objective): Rule[] {
  const windows = new Set(burns.flatMap(({ long, short }) => [long, short]))
  return [...windows].map((window) => ({
    record: recorded(window),
    expr: badShare(window),
    labels: { objective: name },
  }))
}

function alertsOf({ name, promise, target, page }: Objective): Rule[] {
  const budget = Number((1 - target).toFixed(6))
  return burns.map(({ long, short, times, severity }) => {
    const burning = (window: string) =>
      `${recorded(window)}{objective="${name}"} > ${Number((times * budget).toFixed(6))}`
    return {
      alert: 'AnlanhBudgetBurns',
      expr: `${burning(long)} and ${burning(short)}`,
      labels: { severity, objective: name, window: long },
      annotations: {
        summary: `Not kept: ${promise}`,
        description: `Burns the budget of a month ${times} times as fast as it may, for ${long}.`,
        page: pageOf(page),
      },
    }
  })
}

function recorded(window: string): string {
  return `anlanh:bad_share:${window}`
}

function pageOf(page: string): string {
  return `docs/operations/${page}`
}

function groupText({ name, rules }: { name: string; rules: readonly Rule[] }): string {
  return `  - name: ${name}\n    rules:\n${rules.map(ruleText).join('')}`
}

function ruleText(rule: Rule): string {
  const lines = Object.entries(rule).flatMap(([field, value]) =>
    typeof value === 'string'
      ? [`${field}: ${quoted(value)}`]
      : [`${field}:`, ...Object.entries(value).map(([key, text]) => `  ${key}: ${quoted(text)}`)],
  )
  return lines.map((line, at) => `      ${at === 0 ? '- ' : '  '}${line}\n`).join('')
}

/** In single quotes YAML takes everything as it is. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}

import { allFigures, type Figure } from './all-figures.ts'
import { objectives, type Objective } from './objectives.ts'

/** The board: what was promised on top, then every figure of the shop's own with the words of its help. */
export function grafanaDashboard(): string {
  const own = allFigures().filter(({ name }) => !/^(process|nodejs)_/.test(name))
  const promised = objectives.map((objective, at) => promisePanel(objective, at))
  const below = Math.ceil(promised.length / perRow) * height
  const shown = own.map((figure, at) => figurePanel(figure, at, promised.length, below))
  const board = {
    title: 'Shop',
    uid: 'anlanh',
    timezone: 'Asia/Ho_Chi_Minh',
    refresh: '30s',
    schemaVersion: 39,
    time: { from: 'now-6h', to: 'now' },
    templating: { list: [{ name: 'source', type: 'datasource', query: 'prometheus' }] },
    panels: [...promised, ...shown],
  }
  return `${JSON.stringify(board, null, 2)}\n`
}

const perRow = 3
const height = 8
const datasource = { type: 'prometheus', uid: '${source}' }

function promisePanel({ name, promise, target, badShare }: Objective, at: number) {
  const budget = Number((1 - target).toFixed(6))
  return {
    ...frame(at, at, 0),
    title: name,
    description: promise,
    fieldConfig: {
      defaults: {
        unit: 'percentunit',
        min: 0,
        thresholds: { mode: 'absolute', steps: stepsOf(budget) },
      },
      overrides: [],
    },
    targets: [{ refId: 'A', expr: badShare('30m'), legendFormat: 'bad share' }],
  }
}

function stepsOf(budget: number) {
  return [
    { color: 'green', value: null },
    { color: 'orange', value: budget },
    { color: 'red', value: Number((budget * 6).toFixed(6)) },
  ]
}

function figurePanel(figure: Figure, at: number, before: number, below: number) {
  return {
    ...frame(before + at, at, below),
    title: figure.name,
    description: figure.help,
    targets: [{ refId: 'A', expr: exprOf(figure), legendFormat: '__auto' }],
  }
}

function frame(id: number, at: number, below: number) {
  const width = 24 / perRow
  const place = { x: (at % perRow) * width, y: below + Math.floor(at / perRow) * height }
  return {
    id: id + 1,
    type: 'timeseries',
    datasource,
    gridPos: { ...place, w: width, h: height },
  }
}

/** Counters of all processes together; what is read from the database is the same whichever is asked. */
function exprOf({ name, type, labels }: Figure): string {
  const by = labels.length > 0 ? ` by (${labels.join(', ')})` : ''
  if (type === 'histogram') {
    return `histogram_quantile(0.95, sum by (le) (rate(${name}_bucket[5m])))`
  }
  return type === 'counter' ? `sum${by} (rate(${name}[5m]))` : `max${by} (${name})`
}

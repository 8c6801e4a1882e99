import Layers from 'lucide-react/icons/layers'
import { codeBatches, type CodeBatch } from '#domain/genuine/backoffice/batches.ts'
import { formatNumber } from '#domain/kernel/vnd.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx'
import { recordPage } from '../kit/record-page.tsx'
import { resourceScreen } from '../kit/resource-screen.tsx'
import type { ScreenDefinition } from '../kit/screen.ts'
import { RecipientInput } from '../parts/RecipientInput.tsx'
import { When } from '../parts/When.tsx'
import { OpenSealedFile } from '../parts/OpenSealedFile.tsx'
import { BatchActions } from './BatchActions.tsx'
import { CountsPanel, FactsPanel, RangesPanel } from './BatchPanels.tsx'
import { TakeOver } from './TakeOver.tsx'
import { batchScreenTexts as texts } from './texts.ts'

const tones: Record<CodeBatch['state'], BadgeTone> = {
  issuing: 'point',
  ready: 'ok',
  recalled: 'sale',
}

const screen: ScreenDefinition<typeof codeBatches> = {
  words: texts,
  icon: <Layers aria-hidden="true" />,
  path: backofficePaths.codeBatches(),
  recordPath: backofficePaths.codeBatch,
  titleOf: ({ name }) => name,
  columns: [
    {
      key: 'name',
      head: texts.columns.name,
      sort: 'name',
      cell: ({ name, lot }) => (
        <span className="block">
          <b className="font-semibold">{name}</b>
          {lot && <span className="block text-ink-3">{lot}</span>}
        </span>
      ),
    },
    { key: 'product', head: texts.columns.product, cell: productOf },
    { key: 'point', head: texts.columns.point, align: 'right', cell: ({ point }) => number(point) },
    { key: 'count', head: texts.columns.count, align: 'right', cell: ({ count }) => number(count) },
    {
      key: 'activated',
      head: texts.columns.activated,
      align: 'right',
      cell: ({ activated }) => number(activated),
    },
    {
      key: 'entered',
      head: texts.columns.entered,
      sort: 'entered',
      align: 'right',
      cell: ({ entered }) => number(entered),
    },
    { key: 'state', head: texts.columns.state, className: 'whitespace-nowrap', cell: stateOf },
    {
      key: 'created',
      head: texts.columns.created,
      sort: 'created',
      className: 'whitespace-nowrap',
      cell: ({ created_at: at }) => <When at={at} className="text-ink-3" />,
    },
  ],
  card: cardOf,
  filters: {
    state: {
      param: 'trang-thai',
      label: texts.state,
      all: texts.allStates,
      options: texts.states,
    },
    kind: { param: 'loai', label: texts.kind, all: texts.allKinds, options: texts.kinds },
    product: {
      param: 'san-pham',
      label: texts.product,
      all: texts.anyProduct,
      options: {},
      isLinked: true,
    },
  },
  fields: {
    name: { label: texts.name, hint: texts.nameHint, wide: true },
    kind: { label: texts.kind, labels: texts.kinds },
    product_code: { label: texts.product, hint: texts.productHint },
    prefix: { label: texts.prefix, hint: texts.prefixHint },
    count: { label: texts.count, hint: texts.countHint, as: 'count' },
    point: { label: texts.point, hint: texts.pointHint },
    activation: {
      label: texts.activation,
      hint: texts.activationHint,
      labels: texts.activations,
    },
    recipient: {
      label: texts.recipient,
      hint: texts.recipientHint,
      wide: true,
      input: RecipientInput,
    },
    lot: { label: texts.lot },
    product_expires_on: { label: texts.expires },
    earn_until: { label: texts.earnUntil, hint: texts.earnUntilHint },
    note: { label: texts.note, wide: true },
  },
  sections: [
    { title: texts.sections.codes, fields: ['name', 'kind', 'count', 'prefix'] },
    { title: texts.sections.goods, fields: ['product_code', 'point', 'lot', 'product_expires_on'] },
    { title: texts.sections.use, fields: ['activation', 'earn_until', 'recipient', 'note'] },
  ],
  blank: {
    name: '',
    kind: 'single',
    product_code: '',
    prefix: '',
    count: undefined as unknown as number,
    point: undefined as unknown as number,
    activation: 'ranges',
    recipient: '',
    lot: '',
    product_expires_on: null,
    earn_until: null,
    note: '',
  },
  opensAdded: true,
  actions: TakeOver,
}

/** Codes that were printed together. */
export const BatchesScreen = resourceScreen(codeBatches, screen)

/** One batch: its terms, how many of its codes are where, what is activated. */
export const BatchScreen = recordPage(codeBatches, screen, {
  badge: stateOf,
  actions: (batch, onChanged) => <BatchActions batch={batch} onChanged={onChanged} />,
  panels: (batch, onChanged) => (
    <>
      <FactsPanel batch={batch} />
      {batch.has_file && <OpenSealedFile />}
      {batch.activation === 'ranges' && <RangesPanel batch={batch} onChanged={onChanged} />}
    </>
  ),
  side: (batch) => <CountsPanel batch={batch} />,
})

function number(count: number) {
  return <span className="tabular">{formatNumber(count)}</span>
}

function productOf({ product_name: name, product_code: code }: CodeBatch) {
  return (
    <span className="block max-w-[36ch]">
      <span className="line-clamp-2">{name ?? texts.notInShop}</span>
      <span className="block text-ink-3">{code}</span>
    </span>
  )
}

function stateOf({ state }: CodeBatch) {
  return <Badge tone={tones[state]}>{texts.states[state]}</Badge>
}

function cardOf(row: CodeBatch) {
  return (
    <span className="flex flex-col gap-1 text-sm">
      <span className="flex flex-wrap items-center justify-between gap-x-3">
        <b className="text-md font-semibold">{row.name}</b>
        {stateOf(row)}
      </span>
      <span>{row.product_name ?? `${row.product_code}, ${texts.notInShop}`}</span>
      <span className="tabular flex flex-wrap justify-between gap-x-3 text-ink-3">
        <span>
          {texts.columns.entered} {formatNumber(row.entered)}/{formatNumber(row.count)}
        </span>
        <When at={row.created_at} />
      </span>
    </span>
  )
}

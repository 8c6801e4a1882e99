import { Extension, type Editor } from '@tiptap/core'
import { Plugin, PluginKey, TextSelection, type EditorState } from '@tiptap/pm/state'
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view'
import type { Finding } from '../draft/draft-store.ts'
import { goToClaim } from './go-to-claim.ts'
import { textPlaces } from './text-places.ts'

const key = new PluginKey<DecorationSet>('foundClaims')

/** Underlines what the claim check found; the lines go with the words while these are written at. */
export const FoundClaims = Extension.create({
  name: 'foundClaims',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key,
      state: {
        init: () => DecorationSet.empty,
        apply: (transaction, shown) =>
          (transaction.getMeta(key) as DecorationSet | undefined) ??
          shown.map(transaction.mapping, transaction.doc),
      },
      props: {
        decorations: (state) => key.getState(state),
        handleDOMEvents: {
          [goToClaim]: (view, { detail }: CustomEvent<number>) => selectClaim(view, detail),
        },
      },
    }),
  ],
})

/** Marks these in place of those before; what has been written otherwise since it was checked is left alone. */
export function markFindings(editor: Editor, findings: readonly Finding[]): void {
  const { state, view } = editor
  const { text, places } = textPlaces(state.doc)
  const marks = findings.flatMap((finding) => {
    const { start, end, quote, kind } = finding
    if (quote === '' || text.slice(start, end) !== quote) return []
    const attributes = { class: kind === 'warn' ? 'claim claim-warn' : 'claim' }
    return [Decoration.inline(places[start]!, places[end - 1]! + 1, attributes, { finding })]
  })
  view.dispatch(state.tr.setMeta(key, DecorationSet.create(state.doc, marks)))
}

/** What is found where the caret stands. */
export function findingAt(state: EditorState): Finding | null {
  const { from, to } = state.selection
  const [mark] = key.getState(state)?.find(from, to) ?? []
  return mark ? (mark.spec as { finding: Finding }).finding : null
}

/** Selects the words, so that what is typed next stands in their place. */
function selectClaim(view: EditorView, start: number): boolean {
  const marks = key.getState(view.state)?.find() ?? []
  const mark = marks.find(({ spec }) => (spec as { finding: Finding }).finding.start === start)
  if (!mark) return false
  const { doc, tr } = view.state
  view.dispatch(tr.setSelection(TextSelection.create(doc, mark.from, mark.to)).scrollIntoView())
  return true
}

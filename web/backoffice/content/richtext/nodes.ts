import { callOrReturn, getExtensionField, Mark, Node, type ParentConfig } from '@tiptap/core'
import { goToNextCell, tableEditing } from '@tiptap/pm/tables'
import { isSafeLink } from '#domain/richtext/link.ts'
import { pictureSrcOf } from '#web/features/richtext/picture-src.ts'

/** Nothing of a pasted link but where it leads, and only where a link may lead. */
export const Link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => (isSafeLink(element.getAttribute('href') ?? '') ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes: { href } }) => [
    'a',
    { href: isSafeLink(String(href)) ? String(href) : null, rel: 'noopener noreferrer' },
    0,
  ],
})

const pictureStem = /^[\w./-]{1,200}$/

/** A picture of ours by its stem; a picture of another page is not taken with what is pasted. */
export const Picture = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    src: { default: '', parseHTML: (element) => element.dataset['picture'] ?? '' },
    alt: { default: '', parseHTML: (element) => element.dataset['alt'] ?? '' },
    caption: { default: '', parseHTML: (element) => element.dataset['caption'] ?? '' },
  }),
  parseHTML: () => [
    {
      tag: 'figure[data-picture]',
      getAttrs: (element) => (pictureStem.test(element.dataset['picture'] ?? '') ? null : false),
    },
  ],
  renderHTML: ({ node: { attrs } }) => {
    const { src, alt, caption } = attrs as { src: string; alt: string; caption: string }
    return [
      'figure',
      { 'data-picture': src, 'data-alt': alt, 'data-caption': caption },
      ['img', { src: pictureSrcOf(src), alt }],
      ['figcaption', {}, caption],
    ]
  },
})

const cell = {
  content: 'paragraph+',
  isolating: true,
  // The table's own commands read them; cells are never merged.
  addAttributes: () => ({
    colspan: { default: 1, rendered: false, parseHTML: () => 1 },
    rowspan: { default: 1, rendered: false, parseHTML: () => 1 },
    colwidth: { default: null, rendered: false, parseHTML: () => null },
  }),
} as const

export const TableCell = Node.create({
  ...cell,
  name: 'tableCell',
  tableRole: 'cell',
  parseHTML: () => [{ tag: 'td' }],
  renderHTML: () => ['td', 0],
})

export const TableHeader = Node.create({
  ...cell,
  name: 'tableHeader',
  tableRole: 'header_cell',
  parseHTML: () => [{ tag: 'th' }],
  renderHTML: () => ['th', 0],
})

export const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)+',
  tableRole: 'row',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
})

export const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  tableRole: 'table',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  addKeyboardShortcuts() {
    const go = (direction: 1 | -1) => () =>
      this.editor.isActive('table') &&
      goToNextCell(direction)(this.editor.state, this.editor.view.dispatch)
    return { Tab: go(1), 'Shift-Tab': go(-1) }
  },
  addProseMirrorPlugins: () => [tableEditing()],
  /** What each node is to a table is told to the schema. */
  extendNodeSchema(extension) {
    const context = {
      name: extension.name,
      options: extension.options as unknown,
      storage: extension.storage as unknown,
    }
    return { tableRole: callOrReturn(getExtensionField(extension, 'tableRole', context)) }
  },
})

declare module '@tiptap/core' {
  interface NodeConfig<Options, Storage> {
    tableRole?:
      | string
      | ((this: {
          name: string
          options: Options
          storage: Storage
          parent: ParentConfig<NodeConfig<Options>>['tableRole']
        }) => string)
  }
}

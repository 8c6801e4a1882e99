import { Extension, type Extensions } from '@tiptap/core'
import { Blockquote } from '@tiptap/extension-blockquote'
import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { Italic } from '@tiptap/extension-italic'
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { FoundClaims } from './found-claims.ts'
import { Link, Picture, Table, TableCell, TableHeader, TableRow } from './nodes.ts'

const maxListDepth = 3

/** The nodes that a stored document may have, by the same names, and no other. */
export function richTextExtensions(onLink: () => void): Extensions {
  return [
    Document,
    Paragraph,
    Text,
    HardBreak,
    Heading.configure({ levels: [2, 3, 4] }),
    Blockquote.extend({ content: 'paragraph+' }),
    BulletList,
    OrderedList,
    ListItem.extend({ content: 'paragraph (paragraph | bulletList | orderedList)*' }),
    ListKeymap,
    Bold,
    Italic,
    Link,
    Picture,
    Table,
    TableRow,
    TableHeader,
    TableCell,
    ownKeys(onLink),
    FoundClaims,
  ]
}

function ownKeys(onLink: () => void) {
  return Extension.create({
    name: 'ownKeys',
    // Before those of the list.
    priority: 1000,
    addKeyboardShortcuts() {
      const depth = () => {
        const { $from } = this.editor.state.selection
        let lists = 0
        for (let at = $from.depth; at > 0; at -= 1) {
          if ($from.node(at).type.name.endsWith('List')) lists += 1
        }
        return lists
      }
      return {
        'Mod-k': () => {
          onLink()
          return true
        },
        // A list is three deep at most; the key does not leave the text there either.
        Tab: () => depth() >= maxListDepth,
      }
    },
  })
}

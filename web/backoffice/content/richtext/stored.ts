import type { JSONContent } from '@tiptap/core'
import type { RichText } from '#domain/richtext/document.ts'

/** What is kept of the editor's document: the attributes that ours have, nothing of the editor's own. */
export function storedOf(document: JSONContent): RichText {
  return stored(document) as unknown as RichText
}

const keptAttributes: Readonly<Record<string, readonly string[]>> = {
  heading: ['level'],
  picture: ['src', 'alt', 'caption'],
  link: ['href'],
}

function stored(node: JSONContent): JSONContent {
  const { type = '', text, content, marks } = node
  return {
    type,
    ...(text === undefined ? {} : { text }),
    ...attributesOf(type, node.attrs),
    ...(marks?.length
      ? {
          marks: marks.map((mark) => ({ type: mark.type, ...attributesOf(mark.type, mark.attrs) })),
        }
      : {}),
    ...(content ? { content: content.map(stored) } : {}),
  }
}

function attributesOf(type: string, attrs: Record<string, unknown> = {}) {
  const names = keptAttributes[type]
  return names ? { attrs: Object.fromEntries(names.map((name) => [name, attrs[name]])) } : {}
}

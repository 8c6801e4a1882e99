/** What a piece of SQL does with a table. */
export interface TableUse {
  table: string
  does: 'reads' | 'writes'
}

export interface SqlTables {
  uses: TableUse[]
  /** Names that the piece itself gives to what it has selected: `with moved as (…)`. */
  named: string[]
  /** Numbers of the holes that stand where a table must stand. */
  holes: number[]
}

/** Stands for what a template fills in: `${0}`. */
const hole = /^\$\{(\d+)\}$/

/**
 * Finds the tables of a statement, or of a part of one, by the words before them; a hole is written
 * `${number}`. It knows no table: `from generate_series(…)`, a column's `extract(epoch from …)` and
 * `is distinct from` are told apart by their form.
 */
export function tablesOfSql(text: string): SqlTables {
  const reader = new Reader(wordsOf(text))
  reader.read()
  return { uses: reader.uses, named: reader.named, holes: reader.holes }
}

/** Of a part that begins with a table: what is put after a `from` that stands elsewhere. */
export function tablesOfFromList(text: string): SqlTables {
  return tablesOfSql(`from ${text}`)
}

function wordsOf(text: string): string[] {
  const spoken = text
    .replace(/--[^\n]*/g, ' ')
    .replace(/\/\*[\s\S]*?\*\//g, ' ')
    .replace(/'(?:[^']|'')*'/g, ' ? ')
  return spoken.match(/\$\{\d+\}|"[^"]+"|[a-z_][\w$]*|\$?\d+|::|[^\s\w]/gi) ?? []
}

const endsFromList = new Set(
  'where group order having limit offset union intersect except returning window fetch for set select values'.split(
    ' ',
  ),
)
const takesColumnFrom = new Set(['extract', 'substring', 'trim', 'overlay', 'both', 'leading'])
const begins = /^(select|with|values|insert|update|delete)$/
const isName = /^[a-z_"]/i

class Reader {
  readonly uses: TableUse[] = []
  readonly named: string[] = []
  readonly holes: number[] = []
  readonly #words: string[]
  #at = 0
  /** For every open bracket: the word before it, and whether a comma now brings another table. */
  #open: { before: string; inFromList: boolean }[] = [{ before: '', inFromList: false }]

  constructor(words: string[]) {
    this.#words = words
  }

  read(): void {
    while (this.#at < this.#words.length) this.#readWord()
  }

  #readWord(): void {
    const word = this.#word(0)
    const here = this.#open.at(-1)!
    this.#at += 1
    if (word === '(') this.#enter()
    else if (word === ')') this.#leave()
    else if (word === ',' && here.inFromList) this.#readTable('reads')
    else if (word === ';' || endsFromList.has(word)) here.inFromList = false
    else this.#readClause(word, here)
  }

  #readClause(word: string, here: { before: string; inFromList: boolean }): void {
    const [before, next] = [this.#word(-2), this.#word(0)]
    if (word === 'from' && before === 'delete') this.#readTable('writes')
    else if (word === 'from' && before !== 'distinct' && !takesColumnFrom.has(here.before)) {
      here.inFromList = true
      this.#readTable('reads')
    } else if (word === 'join') this.#readTable('reads')
    else if (word === 'using' && next !== '(') {
      here.inFromList = true
      this.#readTable('reads')
    } else if (word === 'into' && /^(insert|merge)$/.test(before)) this.#readTable('writes')
    else if (word === 'truncate' || word === 'copy') this.#readTable('writes')
    else if (word === 'update' && !/^(for|key|do|on)$/.test(before)) this.#readTable('writes')
    else if (word === 'as') this.#nameWhatIsSelected()
  }

  /** After a word that asks for a table. */
  #readTable(does: TableUse['does']): void {
    while (/^(only|table|lateral)$/.test(this.#word(0))) this.#at += 1
    const word = this.#word(0)
    if (word === '(') return this.#readBracket()
    const filled = hole.exec(word)
    if (filled) this.holes.push(Number(filled[1]))
    if (!filled && !isName.test(word)) return
    this.#at += 1
    const schema = this.#word(0) === '.' ? `${bare(word)}.` : ''
    if (schema !== '') this.#at += 2
    const isFunction = this.#word(0) === '(' && does === 'reads'
    if (!filled && !isFunction) this.uses.push({ table: schema + bare(this.#word(-1)), does })
  }

  /** `from (a join b …)`; what is put into brackets by a hole is a statement, read on its own. */
  #readBracket(): void {
    const next = this.#word(1)
    if (next === '(' || hole.test(next) || begins.test(next)) return
    this.#at += 1
    this.#enter()
    this.#open.at(-1)!.inFromList = true
    this.#readTable('reads')
  }

  /** `name as (…)`, `name (columns) as not materialized (…)`. */
  #nameWhatIsSelected(): void {
    let next = 0
    while (/^(not|materialized)$/.test(this.#word(next))) next += 1
    if (this.#word(next) !== '(') return
    let back = -2
    if (this.#word(back) === ')') {
      while (this.#word(back) !== '(' && this.#word(back) !== '') back -= 1
      back -= 1
    }
    this.named.push(bare(this.#word(back)))
  }

  #enter(): void {
    this.#open.push({ before: this.#word(-2), inFromList: false })
  }

  #leave(): void {
    if (this.#open.length > 1) this.#open.pop()
  }

  #word(distance: number): string {
    return this.#words[this.#at + distance]?.toLowerCase() ?? ''
  }
}

function bare(name: string): string {
  return name.replaceAll('"', '')
}

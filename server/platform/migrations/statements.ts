/** The statements of a file one by one, without its comments; `;` inside of quotes or `$$` ends none. */
export function splitStatements(sql: string): string[] {
  const statements = ['']
  for (const [token] of sql.matchAll(tokens)) {
    if (token.startsWith('--') || token.startsWith('/*')) continue
    if (token === ';') statements.push('')
    else statements[statements.length - 1] += token
  }
  return statements.map((statement) => statement.trim()).filter(Boolean)
}

const tokens =
  /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|(\$\w*\$)[\s\S]*?\1|;|[^-/'"$;]+|[\s\S]/g

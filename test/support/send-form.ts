import type { TestShop } from './app.ts'

/** A form with a file, as a browser sends it. */
export function sendForm(
  { app }: TestShop,
  form: {
    path: string
    headers: Record<string, string>
    file: Buffer
    /** As the sender calls it. */
    name?: string
    fields?: Record<string, string>
  },
) {
  const boundary = 'giua-hai-phan'
  const fields = Object.entries(form.fields ?? {}).map(
    ([name, value]) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${form.name ?? 'tep'}"\r\ncontent-type: application/octet-stream\r\n\r\n`
  return app.fastify.inject({
    method: 'POST',
    url: `/api${form.path}`,
    headers: {
      ...form.headers,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: Buffer.concat([
      Buffer.from(fields.join('') + head),
      form.file,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  })
}

/** A form sent so that its progress is told, answered as `fetch` answers; `fetch` tells of none. */
export function sendWithProgress(
  url: string,
  { headers, body }: { headers: HeadersInit; body: FormData },
  onProgress: (part: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 1),
    )
    request.addEventListener('load', () => {
      const { status } = request
      resolve(new Response(status === 204 ? null : request.responseText, { status }))
    })
    request.addEventListener('error', () => reject(new TypeError('the network is away')))
    request.send(body)
  })
}

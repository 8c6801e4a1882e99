/** Pictures that somebody sent; each opens alone, as large as it is kept. */
export function Photos({
  photos,
  addressOf,
  labelOf,
}: {
  photos: readonly { id: string; width: number; height: number }[]
  addressOf: (id: string) => string
  /** Of the first one, the second… */
  labelOf: (nth: number) => string
}) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      {photos.map(({ id, width, height }, at) => (
        <li key={id}>
          <a href={addressOf(id)} target="_blank" rel="noreferrer" aria-label={labelOf(at + 1)}>
            <img
              src={addressOf(id)}
              alt=""
              width={width}
              height={height}
              loading="lazy"
              className="h-auto w-full rounded-md border border-line bg-ground"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}

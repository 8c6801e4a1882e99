import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import X from 'lucide-react/icons/x'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Button } from '#web/ui/Button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { mediaScreenTexts as texts } from './texts.ts'
import type { Upload, Uploads } from './use-uploads.ts'

/** How far each file is, and why one was not taken. */
export function UploadList({ uploads }: { uploads: Uploads }) {
  const { list, clear } = uploads
  const done = list.filter(({ state }) => state === 'done').length
  return (
    <div className="rounded-md border border-line bg-white">
      <div className="flex min-h-11 items-center justify-between gap-3 border-b border-line pl-4">
        <p role="status" className="text-sm font-semibold">
          {texts.summary(done, list.length)}
        </p>
        {done > 0 && (
          <Button variant="plain" onClick={clear}>
            {texts.clear}
          </Button>
        )}
      </div>
      <ul aria-label={texts.uploads} className="max-h-72 divide-y divide-line overflow-y-auto">
        {list.map((upload) => (
          <Line key={upload.key} upload={upload} uploads={uploads} />
        ))}
      </ul>
    </div>
  )
}

function Line({ upload, uploads }: { upload: Upload; uploads: Uploads }) {
  const { key, file, state, part, failure, picture } = upload
  return (
    <li className="flex min-h-13 items-center gap-3 py-1 pr-1 pl-4">
      <span className="min-w-0 flex-1">
        <span className="block truncate text-sm font-medium">{file.name}</span>
        {state === 'sending' && (
          <progress
            value={part}
            aria-label={file.name}
            className="my-1.5 block h-1.5 w-[calc(100%-0.75rem)] appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-primary"
          />
        )}
        <span
          className={cx(
            'flex items-start gap-1.5 text-sm',
            state === 'failed' ? 'text-sale' : state === 'done' ? 'text-ok' : 'text-ink-3',
          )}
        >
          <Sign state={state} />
          {failure || words(upload)}
        </span>
      </span>
      {picture && (
        <Anchor
          to={backofficePaths.picture(picture.id)}
          className="inline-flex min-h-11 items-center px-2 text-sm font-semibold text-primary hover:underline"
        >
          {texts.describeNow}
        </Anchor>
      )}
      {state === 'failed' && (
        <IconButton
          label={texts.retry(file.name)}
          icon={<RotateCcw aria-hidden="true" className="size-5" />}
          onClick={() => uploads.retry(key)}
        />
      )}
      {state !== 'sending' && (
        <IconButton
          label={texts.dismiss(file.name)}
          icon={<X aria-hidden="true" className="size-5" />}
          onClick={() => uploads.dismiss(key)}
        />
      )}
    </li>
  )
}

function Sign({ state }: Pick<Upload, 'state'>) {
  if (state === 'done') return <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
  if (state !== 'failed') return null
  return <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
}

function words({ state, part, picture }: Upload): string {
  if (state === 'waiting') return texts.waiting
  if (state === 'done') return picture?.added === false ? texts.known : texts.done
  return part < 1 ? texts.sending(Math.round(part * 100)) : texts.drawing
}

import X from 'lucide-react/icons/x'
import { maskedName } from '#domain/kernel/masked-name.ts'
import type { ReviewLine } from '#domain/review/api.ts'
import { ApiError } from '#web/api.ts'
import { PhotosField } from '#web/features/photo/PhotosField.tsx'
import { Form } from '#web/form/Form.tsx'
import { useField } from '#web/form/form-context.ts'
import { useForm } from '#web/form/use-form.ts'
import { useMember } from '#web/shop/state/member.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { reviewsPath } from '#domain/review/review-address.ts'
import { LineHead } from './LineHead.tsx'
import { draftOf, reviewForm } from './review-draft.ts'
import { StarsField } from './StarsField.tsx'
import { ownReviewTexts as texts } from './texts.ts'
import { useSendReview } from './use-send-review.ts'

/** Stars, then words and pictures if one likes; what was typed stays when it is refused. */
export function ReviewForm({
  line,
  onSent,
}: {
  line: ReviewLine
  onSent: (line: ReviewLine) => void
}) {
  const send = useSendReview(line)
  const member = useMember()
  const form = useForm(reviewForm, {
    initial: draftOf(line),
    send: async (draft) => onSent(await send(draft)),
    explain: (error) =>
      error instanceof ApiError && error.code !== 'offline' ? undefined : texts.unsent,
  })
  const isNew = !line.review || line.review.state === 'withdrawn'
  return (
    <Card as="section" aria-label={texts.formTitle}>
      <LineHead line={line} />
      <Form form={form} className="mt-4 flex flex-col gap-5">
        <StarsField />
        <Form.Text name="words" label={texts.words} hint={texts.wordsHint} rows={4} />
        <Photos />
        <div>
          <Form.Failure />
          <div className="flex flex-wrap gap-3 phone:flex-col">
            <Button type="submit" size="main" busy={form.busy} className="phone:w-full">
              {isNew ? texts.send : texts.save}
            </Button>
            <ButtonLink to={reviewsPath} replace variant="plain" className="phone:w-full">
              {texts.cancel}
            </ButtonLink>
          </div>
          <p role="status" className="mt-1 text-sm text-ink-2 empty:hidden">
            {form.busy ? texts.sending : ''}
          </p>
          {member && (
            <p className="mt-2 text-sm text-ink-3">{texts.shownAs(maskedName(member.full_name))}</p>
          )}
        </div>
      </Form>
    </Card>
  )
}

/** New ones behind those that were sent before. */
function Photos() {
  const { value, change } = useField('kept_photos')
  const kept = value as readonly string[]
  return (
    <PhotosField
      label={texts.photos}
      hint={texts.photosHint}
      sent={kept.map((id, at) => (
        <li key={id} className="relative">
          <img
            src={`/api/reviews/photo/${id}?size=small`}
            alt={texts.keptPhoto(at + 1)}
            className="aspect-square w-full rounded-md border border-line object-cover"
          />
          <IconButton
            label={texts.removeKept(at + 1)}
            icon={<X aria-hidden="true" className="size-5" />}
            onClick={() => change(kept.filter((other) => other !== id))}
            className="absolute top-1 right-1 rounded-full bg-white/90"
          />
        </li>
      ))}
    />
  )
}

import CircleAlert from 'lucide-react/icons/circle-alert'
import Phone from 'lucide-react/icons/phone'
import { useHotline } from '#web/shop/frame/use-hotline.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { destinationButtonId } from './DestinationSection.tsx'
import type { OrderProblem } from './order-problem.ts'
import { receiverButtonId } from './ReceiverSection.tsx'
import { checkoutTexts as texts } from './texts.ts'

/** Why the order did not go through and what to do; what was filled in stays. */
export function ProblemPanel({ problem }: { problem: OrderProblem }) {
  const hotline = useHotline().phone
  return (
    <div role="alert" className="rounded-md border border-sale bg-sale-tint p-4">
      <p className="flex items-center gap-2 font-semibold text-sale-deep">
        <CircleAlert aria-hidden="true" className="size-5 shrink-0" />
        {texts.problemTitle}
      </p>
      <p className="mt-1 text-sm">{problem.text}</p>
      {problem.at && <GoThere id={buttonIds[problem.at]} />}
      {problem.call && (
        <ButtonLink
          to={`tel:${hotline.replaceAll(' ', '')}`}
          variant="plain"
          icon={<Phone aria-hidden="true" className="size-4.5" />}
          className="-mb-2 -ml-4"
        >
          {texts.callUs(hotline)}
        </ButtonLink>
      )}
    </div>
  )
}

const buttonIds = { destination: destinationButtonId, receiver: receiverButtonId }

function GoThere({ id }: { id: string }) {
  return (
    <Button
      variant="plain"
      onClick={() => document.getElementById(id)?.focus()}
      className="-mb-2 -ml-4"
    >
      {texts.goThere}
    </Button>
  )
}

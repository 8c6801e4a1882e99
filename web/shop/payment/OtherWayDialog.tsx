import { useEffect, useState } from 'react'
import { paymentMethodOf } from '#domain/order/api.ts'
import { isPaidInAdvance, canPayCash, type PaymentMethod } from '#domain/order/payment-method.ts'
import { holdsDose } from '#domain/catalog/dose.ts'
import { api } from '#web/api.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { FieldError } from '#web/ui/Field.tsx'
import { RadioCards } from '#web/ui/RadioCards.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { listMethods } from '../frame/list-methods.ts'
import { methodOption } from './method-look.tsx'
import { paymentTexts as texts } from './texts.ts'
import { usePay, type PaysOrder } from './use-pay.ts'

export interface OtherWayDialogProps extends PaysOrder {
  onClose: () => void
}

/** The ways to pay that the shop offers; cash where this order may be paid when it is handed over. */
export function OtherWayDialog({ onClose, ...paying }: OtherWayDialogProps) {
  const { order_type: type, products } = paying.order
  const methods = useMethods(canPayCash(type))
  const atCenter = holdsDose(products)
  const { busy, failure, pay } = usePay(paying)
  const [chosen, setChosen] = useState<PaymentMethod>(paymentMethodOf(paying.order.payment_type))
  const press = async () => {
    if (await pay(chosen)) onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width={448}
      closeOnOutside
      title={texts.otherWayTitle}
      description={texts.otherWayText}
      footer={
        <Button
          size="main"
          wide
          busy={busy}
          disabled={!methods?.includes(chosen)}
          onClick={() => void press()}
        >
          {isPaidInAdvance(chosen) ? texts.pay : texts.payCash}
        </Button>
      }
    >
      {methods ? (
        <Methods methods={methods} chosen={chosen} atCenter={atCenter} onChoose={setChosen} />
      ) : (
        <MethodsSkeleton />
      )}
      <div role="alert" className="mt-3 empty:hidden">
        <FieldError id="other-way-failure">{failure}</FieldError>
      </div>
    </Dialog>
  )
}

interface MethodsProps {
  methods: readonly PaymentMethod[]
  chosen: PaymentMethod
  atCenter: boolean
  onChoose: (method: PaymentMethod) => void
}

function Methods({ methods, chosen, atCenter, onChoose }: MethodsProps) {
  if (methods.length === 0) return <p>{texts.noWay}</p>
  return (
    <RadioCards
      legend={texts.otherWayLegend}
      legendHidden
      name="other-way"
      options={methods.map((method) => methodOption(method, { atCenter }))}
      value={chosen}
      onValueChange={(method) => onChoose(method as PaymentMethod)}
    />
  )
}

function MethodsSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-2">
      <span className="sr-only">{texts.loading}</span>
      {['one', 'two', 'three'].map((row) => (
        <Skeleton key={row} className="h-20" />
      ))}
    </div>
  )
}

function useMethods(withCash: boolean): PaymentMethod[] | null {
  const [methods, setMethods] = useState<PaymentMethod[] | null>(null)
  useEffect(() => {
    let isHere = true
    void listMethods(api).then(
      (offered) =>
        isHere && setMethods(offered.filter((method) => withCash || isPaidInAdvance(method))),
    )
    return () => {
      isHere = false
    }
  }, [withCash])
  return methods
}

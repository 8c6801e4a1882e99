/** Ways to pay as people know them by sight, drawn plainly by ourselves. */
export type PaymentMarkName = 'vnpay' | 'napas' | 'visa' | 'mastercard' | 'jcb' | 'vietqr'

/** What is read out, and the word in its colours. */
const marks: Record<PaymentMarkName, [label: string, ...parts: [text: string, fill: string][]]> = {
  vnpay: ['VNPAY', ['VN', '#d6293e'], ['PAY', '#0b5fd3']],
  napas: ['NAPAS 247', ['napas', '#0a6b8a']],
  visa: ['Visa', ['VISA', '#1a2f8f']],
  mastercard: ['Mastercard'],
  jcb: ['JCB', ['JCB', '#0a6a3c']],
  vietqr: ['VietQR', ['Viet', '#d6293e'], ['QR', '#0b3f8a']],
}

export function PaymentMark({ name }: { name: PaymentMarkName }) {
  const [label, ...parts] = marks[name]
  return (
    <svg viewBox="0 0 64 32" role="img" aria-label={label} className="h-8 w-16 shrink-0">
      <rect x="0.5" y="0.5" width="63" height="31" rx="5" fill="#fff" stroke="#e3e9f2" />
      {name === 'mastercard' && (
        <>
          <circle cx="26" cy="16" r="9" fill="#e0352b" />
          <circle cx="38" cy="16" r="9" fill="#f2a32b" fillOpacity="0.85" />
        </>
      )}
      <text x="32" y="20.5" fontSize="13" fontWeight="700" textAnchor="middle">
        {parts.map(([text, fill]) => (
          <tspan key={text} fill={fill}>
            {text}
          </tspan>
        ))}
      </text>
    </svg>
  )
}

/** Lines that are wider than the screen are moved by themselves, also by the keyboard. */
export function CodeBlock({ label, children }: { label: string; children: string }) {
  return (
    <pre
      // A region that scrolls is reached by keys.
      tabIndex={0}
      role="region"
      aria-label={label}
      className="overflow-x-auto rounded-md bg-[#0f1c33] px-4 py-3 text-sm leading-relaxed text-[#e6edf7]"
    >
      <code>{children}</code>
    </pre>
  )
}

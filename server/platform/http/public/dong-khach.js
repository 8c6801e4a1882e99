// Counts until the page is asked for once more. Screen readers are told the first number, not every one.
const count = document.querySelector('[data-count]')
count.closest('[role]').removeAttribute('role')
const until = Date.now() + Number(count.textContent) * 1000
const counting = setInterval(() => {
  const left = Math.max(0, Math.ceil((until - Date.now()) / 1000))
  count.textContent = String(left)
  if (left > 0) return
  clearInterval(counting)
  location.reload()
}, 1000)

/** What is sent like a write and changes nothing, with what it does instead. */
export const readsLikeWrites: Record<string, string> = {
  'POST /admin/cash-statements/read': 'tells what a file says, and keeps nothing of it',
  'POST /admin/cash-statements/preview':
    'tells what booking these lines would do; a body, as a statement has hundreds',
  'PUT /admin/views/default': 'keeps with what a list opens, for whoever asks alone',
  'POST /admin/chats/{id}/read':
    'notes how far somebody has read; nothing of it is shown to others but that',
  'POST /admin/chats/{id}/typing': 'is told to who looks, and kept nowhere',
  'POST /admin/chats/presence': 'says who has the inbox in sight, every half minute',
  'POST /admin/bell/{id}/read': 'notes what somebody has read of their own bell',
  'POST /admin/bell/read': 'notes what somebody has read of their own bell',
  'PUT /admin/bell/choices': 'says how whoever asks is told, nobody else',
  'PUT /admin/chats/push': 'tells the own device alone',
  'DELETE /admin/chats/push': 'tells the own device no more',
  'POST /admin/point-adjustments/member':
    'tells whose a phone or a number is; a body, as it may be a phone',
  'POST /admin/loyalty-programmes/{id}/try':
    'tells what an order or a code would bring; a body, as it holds a code',
  'POST /admin/mail-texts/{template}/preview':
    'shows how a mail would read; a body, as its words are long',
  'POST /admin/entry-locks/list': 'lists phones that are locked; a body, as it may name one',
  'POST /admin/chat-answers/bulk/preview': 'tells what an action would do to each',
  'POST /admin/employees/bulk/preview': 'tells what an action would do to each',
  'POST /admin/partners/bulk/preview': 'tells what an action would do to each',
  'POST /admin/staff/bulk/preview': 'tells what an action would do to each',
  'POST /admin/voucher-campaigns/bulk/preview': 'tells what an action would do to each',
  'POST /admin/article-categories/bulk/preview': 'tells what an action would do to each',
  'POST /admin/article-tags/bulk/preview': 'tells what an action would do to each',
  'POST /admin/categories/bulk/preview': 'tells what an action would do to each',
  'POST /admin/sub-categories/bulk/preview': 'tells what an action would do to each',
  'POST /admin/fee-rules/bulk/preview': 'tells what an action would do to each',
  'POST /admin/carrier-rules/bulk/preview': 'tells what an action would do to each',
  'POST /admin/brands/bulk/preview': 'tells what an action would do to each',
  'POST /admin/vaccine-centers/bulk/preview': 'tells what an action would do to each',
  'POST /admin/leads/bulk/preview': 'tells what an action would do to each',
  'POST /admin/experts/bulk/preview': 'tells what an action would do to each',
  'POST /admin/expert-categories/bulk/preview': 'tells what an action would do to each',
  'PUT /admin/content/{id}/draft':
    'keeps what is typed every few seconds; the draft says who saved it last',
  'POST /admin/claim-rules/try': 'tells what other rules would say',
  'POST /admin/content/{id}/preview': 'signs a link',
  'POST /admin/content/as-of': 'changes what the sender alone is shown',
  'POST /admin/orders/quote': 'tells what an order by telephone would cost',
  'POST /admin/orders/{code}/change/preview': 'tells what a change would do',
  'POST /admin/orders/{code}/return/preview': 'tells what a return would give back',
  'POST /admin/voucher-campaigns/explain': 'tells why a code works or not',
}

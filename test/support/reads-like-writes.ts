/** What is sent like a write and changes nothing, with what it does instead. */
export const readsLikeWrites: Record<string, string> = {
  'PUT /admin/views/default': 'keeps with what a list opens, for whoever asks alone',
  'POST /admin/employees/bulk/preview': 'tells what an action would do to each',
  'POST /admin/staff/bulk/preview': 'tells what an action would do to each',
  'POST /admin/voucher-campaigns/bulk/preview': 'tells what an action would do to each',
  'POST /admin/article-categories/bulk/preview': 'tells what an action would do to each',
  'POST /admin/article-tags/bulk/preview': 'tells what an action would do to each',
  'POST /admin/leads/bulk/preview': 'tells what an action would do to each',
  'POST /admin/experts/bulk/preview': 'tells what an action would do to each',
  'POST /admin/expert-categories/bulk/preview': 'tells what an action would do to each',
  'PUT /admin/content/{id}/draft':
    'keeps what is typed every few seconds; the draft says who saved it last',
  'POST /admin/claim-rules/try': 'tells what other rules would say',
  'POST /admin/content/{id}/preview': 'signs a link',
  'POST /admin/content/as-of': 'changes what the sender alone is shown',
  'POST /admin/orders/{code}/return/preview': 'tells what a return would give back',
  'POST /admin/voucher-campaigns/explain': 'tells why a code works or not',
}

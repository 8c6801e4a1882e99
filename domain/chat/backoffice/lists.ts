import { listing } from '../../listing.ts'
import { chatRow, listChats } from './api.ts'

export const chatList = listing({
  path: 'chats',
  reads: 'chat.read',
  shares: 'chat.answer',
  row: chatRow,
  filters: listChats.input.pick({ inbox: true, state: true, whose: true }),
  sorts: [],
  list: listChats,
})

/** Under it a browser notes that it has written: such a one is asked for what it has not read. */
export const chatFlag = 'chat'

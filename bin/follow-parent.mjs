// Preloaded into the server that bin/start runs: when bin/start is gone (killed, so that it could
// not pass a signal on), the channel closes and the server stops as it does for SIGTERM.
if (process.channel) {
  process.channel.unref()
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
}

// Imported first: everything after it may use what Node 20 knows.
const oldest = 20

if (Number(process.versions.node.split('.')[0]) < oldest) {
  process.stderr.write(`Node ${oldest} or newer is needed; this is ${process.version}.\n`)
  process.exit(1)
}

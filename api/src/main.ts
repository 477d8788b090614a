// `main.ts` serves; `main.ts <command> …` does one thing and ends. From here on a line of the bundle is told as the line of its
// source.
process.setSourceMapsEnabled(true)
const { start } = await import('./start.ts')
await start(process.argv.slice(2))

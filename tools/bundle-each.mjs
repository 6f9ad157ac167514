// Makes the builds that bundle.mjs asks for, one after the other, until it asks for no more.

import { build } from 'vite'

process.on('message', async ({ config, mode }) => {
  try {
    await build({ configFile: config, mode, logLevel: 'warn' })
    process.send('built')
  } catch (error) {
    console.error(error)
    process.exit(1)
  }
})

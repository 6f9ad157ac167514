// `npm start`: prepares a clone as far as that is needed, then becomes the server.

import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { prepareBuild, projectRoot } from './prepare.mjs'

try {
  await prepareBuild()
} catch (error) {
  console.error(`Not ready to start: ${error.message}`)
  process.exit(1)
}
await import(pathToFileURL(join(projectRoot, 'dist/server/main.js')).href)

// `npm start`: prepares a clone as far as that is needed, then becomes the server.

import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { giveUp, prepareBuild, projectRoot } from './prepare.mjs'

await prepareBuild().catch(giveUp)
await import(pathToFileURL(join(projectRoot, 'dist/server/main.js')).href)

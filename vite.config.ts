// The web client: one page, its screens loaded as they are needed.

import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** What every screen needs travels in one file: many small ones compress worse. */
const everywhere = ['/node_modules/', '/contract/src/', '/kernel/src/', '/web/src/lib/', '/ui/src/']
const onlySomewhere = [
  '/lightweight-charts/',
  '/fancy-canvas/',
  '/react-toastify/',
  '/clsx/',
  '/toast-host',
  '/toast.css',
  '/PriceChart',
  '/DataTable',
  '/TextField',
  '/StatusTag',
  '/recompute',
  '/@simplewebauthn/',
  '/lib/ProveIt',
  '/lib/passkeys',
  '/lib/document-form',
  '/lib/checked-form',
  '/lib/send-document',
  '/lib/person-fields',
  '/lib/check-document',
  '/contract/src/documents',
  '/contract/src/factors',
  '/contract/src/passwords',
  '/contract/src/privacy',
  '/contract/src/profiles',
]

function isNeededEverywhere(id: string): boolean {
  const holds = (part: string) => id.includes(part)
  return everywhere.some(holds) && !onlySomewhere.some(holds)
}

export default defineConfig({
  root: 'web',
  plugins: [react()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    // A strict content security policy allows no data: fonts or scripts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'core', test: isNeededEverywhere }] } },
    },
  },
  server: {
    proxy: { '/api': { target: 'http://localhost:3000', ws: true } },
  },
})

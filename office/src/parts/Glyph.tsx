// The signs of the office, drawn with the pen of the client's icons. Decoration: whatever one
// stands for is said in words beside it or in a label.

import css from './Glyph.module.css'

const paths = {
  overview: <path d="M2.500 8.500 9 3l6.500 5.500M4.500 7.500v7.500h9v-7.500" />,
  queue: <path d="M2.500 4.500h13M2.500 9h13M2.500 13.500h8" />,
  message: <path d="M2.500 3.500h13v9H8l-3.500 3v-3h-2z" />,
  chat: <path d="M2 3h10v7H6l-2.500 2.500V10H2z M14 7h2v6h-1.500V15L12 13H8" />,
  clients: (
    <>
      <circle cx="7" cy="6" r="2.800" />
      <path d="M2 15c.4-3 2.300-4.500 5-4.500s4.600 1.500 5 4.500" />
      <path d="M12 3.500a2.800 2.800 0 0 1 0 5M13.500 11c1.500.6 2.300 2 2.500 4" />
    </>
  ),
  identity: <path d="M2.500 4h13v10h-13zM5 7.500h3v3H5zM10.500 7.500h3M10.500 10.500h3" />,
  deposit: <path d="M9 2.500v8M5.500 7.500 9 11l3.500-3.500M2.500 11v4h13v-4" />,
  dispute: <path d="M2.500 4h13v10h-13zM2.500 7h13M6 12l2-2M8 12l-2-2" />,
  withdrawal: <path d="M9 11V3M5.500 6 9 2.500 12.500 6M2.500 11v4h13v-4" />,
  plan: <path d="m2.5 5.5 6.5-3 6.5 3-6.5 3zM2.5 9 9 12l6.5-3m-13 3.5 6.5 3 6.5-3" />,
  trade: <path d="M5 3v3M5 12v3M3 6h4v6H3zM13 2v4M13 11v4M11 6h4v5h-4z" />,
  price: <path d="M1.500 9.500h3l2.500-5 3.500 9 2.500-6 1.500 2h2" />,
  gift: <path d="M2.500 6.500h13v3h-13zM3.500 9.500v6h11v-6M9 6.500v9M9 6.500 6 3M9 6.500 12 3" />,
  invoice: <path d="M4 2.500h10v13l-2.500-2-2.500 2-2.500-2-2.500 2zM7 6h4M7 9h4" />,
  ledger: <path d="M4 2.500h10v13H4zM7 6h4M7 9h4M7 12h4" />,
  site: <path d="M2.500 3.500h13v11h-13zM2.500 7h13" />,
  report: <path d="M2.500 15.500h13M4.500 12.500v-3M9 12.500v-6M13.500 12.500v-10" />,
  staff: <path d="M9 2 3.500 4v5c0 3.500 2.300 5.700 5.500 7 3.200-1.300 5.500-3.500 5.500-7V4z" />,
  audit: <path d="M4 2.500h7l3 3v10H4zM11 2.500v3h3M6.500 9h5M6.500 12h5" />,
  sessions: <path d="M2.500 3.500h13v9h-13zM6 15.500h6" />,
  eyes: (
    <>
      <circle cx="5" cy="9" r="3" />
      <circle cx="13" cy="9" r="3" />
    </>
  ),
  alarm: <path d="M9 2.500 16 15H2zM9 7v4M9 12.800v.4" />,
  key: (
    <>
      <circle cx="6" cy="12" r="3" />
      <path d="m8.200 9.800 6.300-6.300M12 6l2 2" />
    </>
  ),
  lock: <path d="M4 8h10v7H4zM6 8V5.500a3 3 0 0 1 6 0V8" />,
  note: <path d="M3 3h12v8l-4 4H3zM15 11h-4v4" />,
  search: (
    <>
      <circle cx="8" cy="8" r="4.500" />
      <path d="m11.500 11.500 3.500 3.500" />
    </>
  ),
} as const

export type GlyphName = keyof typeof paths

export function Glyph({ name }: { name: GlyphName }) {
  return (
    <svg className={css.glyph} viewBox="0 0 18 18" aria-hidden="true">
      {paths[name]}
    </svg>
  )
}

// The icons of the product: drawn with the same pen, 1.5 wide, square ends.

import css from './Icon.module.css'

const paths = {
  chevron: <path d="m5 7 4 4 4-4" />,
  search: (
    <>
      <circle cx="8" cy="8" r="4.5" />
      <path d="m11.500 11.500 3.500 3.500" />
    </>
  ),
  trade: <path d="M5 3v3M5 12v3M3 6h4v6H3zM13 2v4M13 11v4M11 6h4v5h-4z" />,
  deposit: <path d="M9 2.500v8M5.500 7.500 9 11l3.500-3.500M2.500 11v4h13v-4" />,
  withdraw: <path d="M9 11V3M5.500 6 9 2.500 12.500 6M2.500 11v4h13v-4" />,
  profit: <path d="M2.500 15.500h13M4.500 12.500v-3M9 12.500v-6M13.500 12.500v-10" />,
  plan: <path d="m2.5 5.5 6.5-3 6.5 3-6.5 3zM2.5 9 9 12l6.5-3m-13 3.5 6.5 3 6.5-3" />,
  user: (
    <>
      <circle cx="9" cy="6" r="3.200" />
      <path d="M3 15.500c.6-3 3-4.500 6-4.500s5.400 1.500 6 4.500" />
    </>
  ),
  exit: <path d="M7 2.500H3v13h4M7.500 9h8M12.500 5.500 16 9l-3.500 3.500" />,
  theme: (
    <>
      <circle cx="9" cy="9" r="5.500" />
      <path d="M9 3.500v11a5.500 5.500 0 0 0 0-11z" fill="currentColor" />
    </>
  ),
  menu: <path d="M2.500 5h13M2.500 9h13M2.500 13h13" />,
  close: <path d="m4 4 10 10M14 4 4 14" />,
  star: <path d="m9 2.5 2 4.2 4.6.6-3.4 3.2.9 4.6L9 12.9l-4.1 2.2.9-4.6L2.4 7.3 7 6.7z" />,
  check: <path d="m3.500 9.500 3.500 3.500 7.500-8" />,
  chat: <path d="M2.500 3.500h13v9H8l-3.500 3v-3h-2z" />,
} as const

export type IconName = keyof typeof paths

/** Decoration: whatever it stands for is said in words beside it or in a label. */
export function Icon({ name, small }: { name: IconName; small?: boolean }) {
  return (
    <svg className={small ? css.small : css.icon} viewBox="0 0 18 18" aria-hidden="true">
      {paths[name]}
    </svg>
  )
}

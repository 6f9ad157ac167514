// In Spanish: the page for a path that has none.

import type { Messages } from '#contract/shared/messages.ts'
import type { notFound as english } from '../not-found.ts'

export const notFound: Messages<typeof english> = {
  title: 'Aquí no hay ninguna página',
  description: 'Puede que la dirección esté mal escrita o que la página se haya movido.',
  trail: 'No encontrada',
  lead:
    'Puede que la dirección esté mal escrita o que la página se haya movido. Búscala, o sigue ' +
    'desde aquí.',
  search: 'Buscar páginas y mercados',
  hint: 'p. ej. comisiones o BTC',
  pages: 'Páginas',
  markets: 'Mercados',
  found: 'La lista de abajo muestra lo que se ha encontrado.',
  nothing: 'Nada se llama así. Estas páginas existen:',
  about: {
    '/': 'inicio, demo',
    '/help': 'cómo se hace, preguntas, faq, glosario, probabilidades, punto de equilibrio',
    '/about-us': 'empresa, quiénes somos',
    '/pricing': 'planes, precio, coste, comisiones',
    '/contact-us': 'soporte, ayuda, atención al cliente, chat, correo, queja',
    '/bitcoin-trading': 'btc, moneda',
    '/bitcoin-cash': 'bch, moneda',
    '/litecoin-trading': 'ltc, moneda',
    '/etherum-trading': 'eth, moneda',
    '/ripple-trading': 'xrp, moneda',
    '/financial-instruments': 'mercados, precios, forex, divisas, gráfico',
    '/live-payouts': 'retiradas, prueba, pagos',
    '/risk-disclosure': 'riesgo, pérdida, aviso',
    '/fairness': 'cómo se liquidan las operaciones, recibo, calibración, precios',
    '/status': 'disponibilidad, fuente, licencia, versión',
    '/legal': 'términos y condiciones',
    '/privacy': 'datos, cookies',
    '/aml-policy': 'blanqueo de dinero, identidad, kyc',
    '/payment-policy': 'depósito, retirada, reembolso, comisiones',
    '/auth/signin': 'iniciar sesión, entrar, contraseña',
    '/auth/signup': 'registrarse, cuenta, demo',
  },
}

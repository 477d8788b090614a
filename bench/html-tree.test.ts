import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { readHtml, toElements } from './html-tree.ts'

const written = (html: string) => renderToStaticMarkup(toElements(readHtml(html)))

test('a page that is read and rendered again is the same page', () => {
  const html =
    '<main class="page"><h1 id="a">Bowls &amp; &quot;jugs&quot;</h1><input type="checkbox" disabled=""/><br/>' +
    '<p style="color:red;--w:1px">one<b>two</b></p><svg viewBox="0 0 1 1"><path d="M0 0"></path></svg></main>'
  expect(written(html)).toBe(html)
})

test('what a script says is not markup, and comments are nothing', () => {
  expect(written('<!DOCTYPE html><div><!--$-->a<!-- -->b<script>if (a<b) c("</p>")</script></div>')).toBe(
    '<div>ab<script>if (a<b) c("</p>")</script></div>',
  )
})

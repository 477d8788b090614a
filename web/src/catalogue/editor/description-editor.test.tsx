import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderOnPage } from '../../../testing/render-on-page.tsx'
import { DescriptionEditor } from './description-editor.tsx'

let written: string

/** A form around the editor; `Load` is what another person's change does. */
function Form({ html: loaded, error, isDisabled = false }: { html: string; error?: string; isDisabled?: boolean }) {
  const [html, setHtml] = useState(loaded)
  written = html
  return (
    <>
      <DescriptionEditor html={html} onChange={setHtml} error={error} isDisabled={isDisabled} />
      <button type="button" onClick={() => setHtml('<p>From another desk</p>')}>
        Load
      </button>
    </>
  )
}

const field = page.getByRole('textbox', { name: /^Description/ })
const tool = (name: string) => page.getByRole('button', { name, exact: true })
const press = (...keys: string[]) => userEvent.keyboard(keys.join(''))

/** Pastes HTML as a browser does that has copied it from another page. */
async function paste(html: string) {
  await field.click()
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/html', html)
  clipboardData.setData('text/plain', 'plain')
  field.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

beforeEach(() => {
  written = ''
})

test.each([
  [
    'a page’s own markup',
    '<div style="color:red"><b>Heavy</b> <span onclick="x()">cloth</span></div>',
    '<p><strong>Heavy</strong> cloth</p>',
  ],
  [
    'a script, a picture and a frame',
    '<p>Soft<script>x()</script><img src="x" onerror="x()"><iframe src="x"></iframe></p>',
    '<p>Soft</p>',
  ],
  ['a heading of any size', '<h1>Care</h1><p>Wash cold</p>', '<h3>Care</h3><p>Wash cold</p>'],
  ['a table', '<table><tr><td>Length</td><td>2 m</td></tr></table>', '<p>Length</p><p>2 m</p>'],
  [
    'a list within a list',
    '<ul><li>Cotton<ol start="4"><li>Lined</li></ol></li></ul>',
    '<ul><li>Cotton<ol><li>Lined</li></ol></li></ul>',
  ],
  [
    'links to sites and others',
    '<a href="https://a.test/?b=1&c=2" onclick="x()" class="k">Site</a> <a href="javascript:x()">trap</a> <a href="mailto:a@b.test">mail</a>',
    '<p><a href="https://a.test/?b=1&amp;c=2">Site</a> trap mail</p>',
  ],
])('paste of %s: only what a description may have is kept', async (_, html, kept) => {
  await renderOnPage(<Form html="" />)
  await paste(html)
  await expect.poll(() => written).toBe(kept)
})

test('text typed: stays as typed, stars and hashes included; Enter and Shift+Enter make paragraphs and lines', async () => {
  await renderOnPage(<Form html="" />)
  await field.click()
  await press('*Soft* <b> & 100', '{Shift>}{Enter}{/Shift}', '# one', '{Enter}', 'two')
  await expect.poll(() => written).toBe('<p>*Soft* &lt;b&gt; &amp; 100<br># one</p><p>two</p>')
})

test('buttons pressed: they show what is on, and make headings, bold, italic and lists', async () => {
  await renderOnPage(<Form html="" />)
  await field.click()
  await tool('Heading').click()
  await press('Care', '{Enter}')
  await tool('Bold').click()
  await expect.element(tool('Bold')).toHaveAttribute('aria-pressed', 'true')
  await press('Wash')
  await tool('Bold').click()
  await tool('Italic').click()
  await press(' cold', '{Enter}')
  await tool('Italic').click()
  await tool('Numbered list').click()
  await press('Soak', '{Enter}', 'Rinse', '{Enter}{Enter}', 'Done')
  await expect
    .poll(() => written)
    .toBe('<h3>Care</h3><p><strong>Wash</strong><em> cold</em></p><ol><li>Soak</li><li>Rinse</li></ol><p>Done</p>')
})

test('keyboard alone: one stop for the toolbar, arrows inside it, and Tab leaves the field even in a list', async () => {
  await renderOnPage(<Form html="<ul><li>Cotton</li><li>Lined</li></ul>" />)
  await userEvent.tab()
  await expect.element(tool('Heading')).toHaveFocus()
  await press('{ArrowRight}')
  await expect.element(tool('Bold')).toHaveFocus()
  await userEvent.tab()
  await expect.element(field).toHaveFocus()
  await press('{Control>}{End}{/Control}')
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Load' })).toHaveFocus()
  expect(written).toBe('<ul><li>Cotton</li><li>Lined</li></ul>')
})

test('link: asks for words first and for a real address, and the pressed button takes it away', async () => {
  await renderOnPage(<Form html="<p>Care</p>" />)
  await field.click()
  await tool('Link').first().click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('Select some text first.')
  await press('{Escape}')
  await expect.element(field).toHaveFocus()
  await press('{ControlOrMeta>}a{/ControlOrMeta}')
  await tool('Link').first().click()
  const address = page.getByRole('textbox', { name: 'Link address' })
  await address.fill('javascript:x()')
  await press('{Enter}')
  await expect.element(page.getByRole('alert')).toMatchTextContent('Enter a web address')
  await address.fill('https://a.test/care')
  await press('{Enter}')
  await expect.poll(() => written).toBe('<p><a href="https://a.test/care">Care</a></p>')
  await tool('Link').click()
  await expect.poll(() => written).toBe('<p>Care</p>')
})

test('another person’s change: replaces the text without being taken for typing', async () => {
  await renderOnPage(<Form html="<p>Mine</p>" />)
  await page.getByRole('button', { name: 'Load' }).click()
  await expect.element(field).toMatchTextContent('From another desk')
  expect(written).toBe('<p>From another desk</p>')
})

test('everything deleted: the description is empty', async () => {
  await renderOnPage(<Form html="<ul><li>Cotton</li></ul>" />)
  await field.click()
  await press('{ControlOrMeta>}a{/ControlOrMeta}', '{Backspace}{Backspace}')
  await expect.poll(() => written).toBe('')
})

test('fault from the server: said with the field, which a form finds by its pointer', async () => {
  await renderOnPage(<Form html="" error="Too long." />)
  await expect.element(field).toHaveAccessibleDescription('Too long.')
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field).toHaveAttribute('name', '/description')
})

test('member who may not write: reads the text, and no button does anything', async () => {
  await renderOnPage(<Form html="<p>Cotton</p>" isDisabled />)
  await expect.element(field).toHaveAttribute('contenteditable', 'false')
  await expect.element(tool('Bold')).toBeDisabled()
})

// The pages' own styles: without them nothing is hidden, and a finger would hit other things than on a page.
import '../src/styles/app.css'

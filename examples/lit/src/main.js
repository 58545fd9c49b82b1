import { html, LitElement } from 'lit';

class ShopPage extends LitElement {
  static properties = { made: { state: true } };

  constructor() {
    super();
    this.made = 'Nothing made yet';
  }

  render() {
    return html`
      <h1>Nano Banana in Lit</h1>
      <nano-banana-editor prompt-optimizer @nb-result=${this.#onResult}></nano-banana-editor>
      <output>${this.made}</output>
    `;
  }

  #onResult({ detail }) {
    this.made = `Made: ${detail.url}`;
  }
}

customElements.define('shop-page', ShopPage);

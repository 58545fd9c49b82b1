import '@angular/compiler';
import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';

@Component({
  selector: 'shop-page',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <h1>Nano Banana in Angular</h1>
    <nano-banana-editor prompt-optimizer (nb-result)="onResult($event)"></nano-banana-editor>
    <output>{{ made() }}</output>
  `,
})
class ShopPage {
  readonly made = signal('Nothing made yet');

  onResult({ detail }: CustomEvent<{ url: string }>) {
    this.made.set(`Made: ${detail.url}`);
  }
}

bootstrapApplication(ShopPage);

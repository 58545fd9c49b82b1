import type { ElementType } from 'react';

/** How an attribute's text and a property's value become one another; null = the attribute is absent. */
export interface AttributeKind {
  read(text: string | null): unknown;
  write(value: unknown): string | null;
}

/** The text as it is. */
export const text: AttributeKind = {
  read: (value) => value ?? undefined,
  write: (value) => (value === undefined || value === null ? null : String(value)),
};

/** There or not there, as HTML's own: whatever its text, also "false", it is on. */
export const presence: AttributeKind = {
  read: (value) => value !== null,
  write: (value) => (value ? '' : null),
};

/** A name of a store; "none" = nothing is kept. Absent: kept, with those of the page's other widgets. */
export const storeName: AttributeKind = {
  read: (value) => (value === null ? undefined : value !== 'none' && value),
  write: (value) => (value === false ? 'none' : typeof value === 'string' ? value : null),
};

export interface AttributeEntry {
  /** Of the element, and of the React component. */
  property: string;
  kind: AttributeKind;
}

export interface EventEntry {
  /** The React component's prop. */
  callback?: string;
  /** `preventDefault()` keeps what it announces from happening: the component gets `false`. */
  cancelable?: boolean;
}

/** What a widget's element takes and tells: what its class is made from. */
export interface WidgetTable {
  tag: `nano-banana-${string}`;
  attributes: Readonly<Record<string, AttributeEntry>>;
  /** What is no text: objects, files and functions, taken by reference and never turned into attributes. */
  properties: readonly string[];
  events: Readonly<Record<`nb-${string}`, EventEntry>>;
  methods: readonly string[];
  /** Takes part in forms: the event whose detail's `file` is the value. */
  formEvent?: `nb-${string}`;
}

/** The same in words, for `custom-elements.json`; a file of its own, which no page loads. */
export interface TableDocs<Table extends WidgetTable> {
  /** The exported type of the element. */
  name: string;
  doc: string;
  attributes: Record<
    keyof Table['attributes'],
    { values?: readonly string[] /** What its absence means. */; default: string; doc: string }
  >;
  properties: Record<Table['properties'][number], { type: string; doc: string }>;
  /** `detail`: type of `event.detail`. */
  events: Record<keyof Table['events'], { detail: string; doc: string }>;
  methods: Record<Table['methods'][number], { parameters: string; doc: string }>;
}

/** What a React component is told, by prop. */
export type Props = Record<string, unknown>;

/** What a widget can be told to do. */
export type Handle = Readonly<Record<string, (...given: never[]) => unknown>>;

/** A widget's code and its styles. */
export interface LoadedWidget {
  Widget: ElementType;
  /** It takes a ref, and gives a handle. */
  hasHandle: boolean;
  /** CSS texts for the shadow root, in order. */
  styles: readonly string[];
}

export interface WidgetDefinition {
  table: WidgetTable;
  /** Called when an element comes near the viewport, and again after a failure. */
  load: () => Promise<LoadedWidget>;
  /** What a widget needs once there is something to work on: a page that calls a method is about to. */
  loadWork?: () => Promise<unknown>;
}

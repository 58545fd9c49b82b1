CREATE TABLE "expired_files" (
	"id" text PRIMARY KEY NOT NULL,
	"expired_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"id" text PRIMARY KEY NOT NULL,
	"message" text NOT NULL,
	"email" text,
	"source" text,
	"owner" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" text PRIMARY KEY NOT NULL,
	"extension" text NOT NULL,
	"bytes" integer NOT NULL,
	"owner" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"key" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"owner" text,
	"answer" jsonb,
	"lease_until" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"owner" text,
	"request_id" text NOT NULL,
	"input" jsonb,
	"result" jsonb,
	"error" jsonb,
	"charged" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "partner_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"origins" text[] NOT NULL,
	"tier" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "pending_charges" (
	"id" text PRIMARY KEY NOT NULL,
	"charged" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"source" text,
	"owner" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "usage" (
	"key" text PRIMARY KEY NOT NULL,
	"used" integer NOT NULL,
	"allowed" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "expired_files_expired_at_index" ON "expired_files" USING btree ("expired_at");--> statement-breakpoint
CREATE INDEX "feedback_email_index" ON "feedback" USING btree ("email");--> statement-breakpoint
CREATE INDEX "feedback_owner_index" ON "feedback" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "files_expires_at_index" ON "files" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "files_owner_index" ON "files" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "idempotency_expires_at_index" ON "idempotency" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "idempotency_owner_index" ON "idempotency" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "jobs_owner_index" ON "jobs" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "jobs_expires_at_index" ON "jobs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "jobs_state_index" ON "jobs" USING btree ("state") WHERE "jobs"."state" in ('queued', 'active');--> statement-breakpoint
CREATE INDEX "pending_charges_created_at_index" ON "pending_charges" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_email_index" ON "subscriptions" USING btree ("email");--> statement-breakpoint
CREATE INDEX "subscriptions_owner_index" ON "subscriptions" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "usage_expires_at_index" ON "usage" USING btree ("expires_at");
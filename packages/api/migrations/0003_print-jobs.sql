CREATE TABLE "print_jobs" (
	"id" text PRIMARY KEY NOT NULL,
	"model_id" text NOT NULL,
	"owner" text,
	"status" text DEFAULT 'quoted' NOT NULL,
	"options" jsonb NOT NULL,
	"quote" jsonb NOT NULL,
	"model_files" jsonb NOT NULL,
	"address" text,
	"email_hash" text,
	"delivery" text,
	"tracking_url" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ordered_at" timestamp with time zone,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "print_jobs_model_id_index" ON "print_jobs" USING btree ("model_id");--> statement-breakpoint
CREATE INDEX "print_jobs_owner_index" ON "print_jobs" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "print_jobs_email_hash_index" ON "print_jobs" USING btree ("email_hash");--> statement-breakpoint
CREATE INDEX "print_jobs_expires_at_index" ON "print_jobs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "print_jobs_delivery_index" ON "print_jobs" USING btree ("delivery") WHERE "print_jobs"."delivery" in ('waiting', 'dead');